"""Random requests of version 2, each from its seed, for check_twins_with_numpy.py."""
import numpy as np
from check_block_with_numpy import ACTIVATIONS
from check_with_numpy import random_mask

KINDS = ["attention", "cached-attention", "streaming-attention", "encoder", "decoder", "elman", "gru", "lstm"]
GATES = {"elman": ["state"], "gru": ["reset", "update", "candidate"], "lstm": ["input", "forget", "candidate", "output"]}


class Draw:
    """Requests from a seed."""

    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def whole(self, first, last):
        return int(self.rng.integers(first, last + 1))

    def coin(self):
        return bool(self.rng.random() < 0.5)

    def matrix(self, *shape):
        return self.rng.normal(size=shape).tolist()

    def options(self, n, m, causal_only=False):
        key_heads = self.whole(1, 3)
        options = {"heads": key_heads * self.whole(1, 3), "keyHeads": key_heads,
                   "position": ["none", "rotary", "alibi"][self.whole(0, 2)]}
        kinds = ["none", "causal", "window"] if causal_only else ["none", "causal", "window", "padding", "cells"]
        options["mask"] = random_mask(self.rng, kinds[self.whole(0, len(kinds) - 1)], n, m)
        return options | {"scale": self.coin(), "temperature": float(self.rng.uniform(0.5, 2))}

    def attention(self, prefix, d, options):
        d_k = 2 * self.whole(1, 3) if options["position"] == "rotary" else self.whole(1, 4)
        d_v, heads, key_heads = self.whole(1, 4), options["heads"], options["keyHeads"]
        shapes = {"wq": (d, heads * d_k), "wk": (d, key_heads * d_k), "wv": (d, key_heads * d_v),
                  "wo": (heads * d_v, d), "bq": (heads * d_k,), "bk": (key_heads * d_k,)}
        return {prefix + name: self.matrix(*shape) for name, shape in shapes.items()}

    def norm(self, prefix, d):
        names = ["gamma", "beta"] if self.coin() else ["gamma"]
        return {prefix + name: self.matrix(d) for name in names}

    def feed_forward(self, d):
        hidden = self.whole(1, 6)
        layers = ["expand", "gate"] if self.coin() else ["expand"]
        given = {f"feed-forward.{layer}.weights": self.matrix(d, hidden) for layer in layers}
        given |= {f"feed-forward.{layer}.bias": self.matrix(hidden) for layer in layers}
        return given | {"feed-forward.contract.weights": self.matrix(hidden, d)} | self.norm("feed-forward-norm.", d)

    def request(self, kind):
        n, m, d = self.whole(1, 5), self.whole(1, 5), self.whole(2, 5)
        request = {"version": 2, "kind": kind}
        if kind == "streaming-attention":
            d_k = self.whole(1, 4)
            return request | {"q": self.matrix(n, d_k), "k": self.matrix(m, d_k), "v": self.matrix(m, self.whole(1, 4)),
                              "tile": self.whole(1, m + 1), "mask": random_mask(self.rng, "cells", n, m)}
        request["x"] = self.matrix(n, d)
        if kind in ("elman", "gru", "lstm"):
            hidden = self.whole(1, 4)
            return request | {"parameters": {
                f"{gate}.{part}": self.matrix(*shape) for gate in GATES[kind]
                for part, shape in (("input", (d, hidden)), ("recurrent", (hidden, hidden)), ("bias", (hidden,)))}}
        if kind.endswith("attention"):
            options = self.options(n, n, kind.startswith("cached"))
            return request | {"attention": options, "parameters": self.attention("", d, options)}
        return request | self.block(kind, n, m, d)

    def block(self, kind, n, m, d):
        request = {"place": ["before", "after"][self.whole(0, 1)], "norm": ["layer", "rms"][self.whole(0, 1)],
                   "activation": list(ACTIVATIONS)[self.whole(0, len(ACTIVATIONS) - 1)], "epsilon": 1e-3,
                   "attention": self.options(n, n), "parameters": self.feed_forward(d)}
        names = {"attention": "attention"}
        if kind == "decoder":
            names = {"self-attention": "attention", "cross-attention": "cross"}
            request |= {"memory": self.matrix(m, d), "cross": self.options(n, m)}
        for name, options in names.items():
            request["parameters"] |= self.attention(name + ".", d, request[options]) | self.norm(name + "-norm.", d)
        return request
