#!/usr/bin/env python3
"""Every number of blocks, grouped heads, caches, streaming attention and recurrent cells, through
`casefile trace` (version 2), compared with NumPy; then random cells of every tensor are explained, and the
terms joined again here.

usage: check_twins_with_numpy.py CASEFILE [COUNT]     prints the first difference and exits 1
"""
import json
import math
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from check_block_with_numpy import ACTIVATIONS, sigmoid
from check_with_numpy import may_look
from random_twin_request import GATES, KINDS, Draw

TOLERANCE = 1e-9


def slopes(heads):
    """As in the paper: a geometric series, and every second of the next power of two for the rest."""
    power = 1 << (heads.bit_length() - 1)
    series = lambda count: [2 ** (-8 * (i + 1) / count) for i in range(count)]
    return np.array(series(power) + series(2 * power)[::2][: heads - power])


def turned(a, places):
    """[heads, rows, d_k] as complex numbers, turned by their places."""
    d_k = a.shape[2]
    angles = places[:, None] * 10000.0 ** (-np.arange(0, d_k, 2) / d_k)
    z = (a[..., 0::2] + 1j * a[..., 1::2]) * np.exp(1j * angles)
    return np.stack([z.real, z.imag], -1).reshape(a.shape)


def attend(given, prefix, x, source, options, causal=False):
    """Every stage of one attention, by name."""
    p = lambda name: given.get(prefix + name, 0.0)
    heads, key_heads, group = options["heads"], options["keyHeads"], options["heads"] // options["keyHeads"]
    projected = {"q": x @ p("wq") + p("bq"), "k": source @ p("wk") + p("bk"), "v": source @ p("wv") + p("bv")}
    split = lambda a, count: np.stack(np.split(a, count, axis=1))
    q, k, v = (split(projected[name], count) for name, count in (("q", heads), ("k", key_heads), ("v", key_heads)))
    if options["position"] == "rotary":
        q, k = turned(q, np.arange(len(x))), turned(k, np.arange(len(source)))
    k, v = np.repeat(k, group, 0), np.repeat(v, group, 0)
    scores = q @ k.transpose(0, 2, 1)
    scaled = scores / (math.sqrt(q.shape[2]) if options["scale"] else 1) / options["temperature"]
    biased = scaled
    if options["position"] == "alibi":
        distance = np.abs(np.subtract.outer(np.arange(len(x)), np.arange(len(source))))
        biased = scaled - slopes(heads)[:, None, None] * distance
    looks = may_look(options["mask"], len(x), len(source))
    if causal:
        looks &= may_look("causal", len(x), len(source))
    masked = np.where(looks, biased, -np.inf)
    maximum = masked.max(2, keepdims=True)
    e = np.where(looks, np.exp(masked - np.where(np.isfinite(maximum), maximum, 0)), 0)
    total = e.sum(2, keepdims=True)
    weights = np.divide(e, total, where=total > 0, out=np.zeros_like(e))
    context = weights @ v
    concat = np.hstack(list(context))
    stages = {"q": q, "k": k, "v": v, "scores": scores, "scaled": scaled, "masked": masked, "row_maximum": maximum,
              "exponential": e, "row_sum": total, "weights": weights, "context": context, "concat": concat,
              "output": concat @ p("wo") + p("bo")}
    stages |= {"projected." + name: value for name, value in projected.items()}
    return {prefix + name: value for name, value in stages.items()}


def cached(given, x, options):
    """What each token sees of the causal pass."""
    full = attend(given, "", x, x, options, causal=True)
    stages = {}
    for t in range(len(x)):
        for name in ("scores", "weights"):
            stages[f"token-{t}.{name}"] = full[name][:, t : t + 1, : t + 1]
        stages[f"token-{t}.context"] = full["context"][:, t : t + 1]
        stages[f"token-{t}.output"] = full["output"][t : t + 1]
    return stages


def streaming(request):
    q, k, v = (np.array(request[name]) for name in "qkv")
    scores = q @ k.T
    masked = np.where(may_look(request["mask"], len(q), len(k)), scores / math.sqrt(q.shape[1]), -np.inf)
    stages = {name: [] for name in ("scores", "masked", "maximum", "sum", "blend")}
    for end in range(request["tile"], len(k) + request["tile"], request["tile"]):
        seen = masked[:, :end]
        maximum = seen.max(1, keepdims=True)
        e = np.where(np.isfinite(seen), np.exp(seen - np.where(np.isfinite(maximum), maximum, 0)), 0)
        parts = (scores[:, end - request["tile"] : end], seen[:, end - request["tile"] :], maximum,
                 e.sum(1, keepdims=True), e @ v[:end])
        for name, value in zip(stages, parts):
            stages[name].append(value)
    total = stages["sum"][-1]
    return stages | {"context": np.divide(stages["blend"][-1], total, where=total > 0, out=np.zeros((len(q), v.shape[1])))}


class Block:
    """An encoder or decoder block; every stage goes into `stages`."""

    def __init__(self, request):
        self.r, self.stages = request, {}
        self.p = {name: np.array(value) for name, value in request["parameters"].items()}

    def norm(self, x, prefix):
        mean = x.mean(1, keepdims=True) if self.r["norm"] == "layer" else 0
        variance = ((x - mean) ** 2).mean(1, keepdims=True)
        deviation = np.sqrt(variance + self.r["epsilon"])
        normalised = (x - mean) / deviation
        output = normalised * self.p[prefix + "gamma"] + self.p.get(prefix + "beta", 0)
        self.stages |= {prefix + "variance": variance, prefix + "deviation": deviation,
                        prefix + "normalised": normalised, prefix + "output": output}
        return output

    def attention(self, x, source, name, options, causal):
        self.stages |= attend(self.p, name + ".", x, source, options, causal)
        return self.stages[name + ".output"]

    def feed_forward(self, x):
        p = lambda name: self.p.get("feed-forward." + name, 0)
        act, expanded = ACTIVATIONS[self.r["activation"]], x @ p("expand.weights") + p("expand.bias")
        gated = "feed-forward.gate.weights" in self.p
        hidden = act(x @ p("gate.weights") + p("gate.bias")) * expanded if gated else act(expanded)
        output = hidden @ p("contract.weights")
        self.stages |= {"feed-forward.expanded": expanded, "feed-forward.hidden": hidden, "feed-forward.output": output}
        return output

    def sublayer(self, x, name, work):
        if self.r["place"] == "before":
            result = self.stages[name + "-sum"] = x + work(self.norm(x, name + "-norm."))
            return result
        self.stages[name + "-sum"] = x + work(x)
        return self.norm(self.stages[name + "-sum"], name + "-norm.")

    def run(self):
        x, r = np.array(self.r["x"]), self.r
        if r["kind"] == "decoder":
            memory = np.array(r["memory"])
            x = self.sublayer(x, "self-attention", lambda a: self.attention(a, a, "self-attention", r["attention"], True))
            x = self.sublayer(x, "cross-attention", lambda a: self.attention(a, memory, "cross-attention", r["cross"], False))
        else:
            x = self.sublayer(x, "attention", lambda a: self.attention(a, a, "attention", r["attention"], False))
        return self.stages | {"output": self.sublayer(x, "feed-forward", self.feed_forward)}


def recurrent(request):
    p = {name: np.array(value) for name, value in request["parameters"].items()}
    kind, stages = request["kind"], {}
    hidden = p[GATES[kind][0] + ".recurrent"].shape[0]
    h = cell = np.zeros(hidden)
    for row in np.array(request["x"]):
        sums = lambda name, past=1: row @ p[name + ".input"] + past * (h @ p[name + ".recurrent"]) + p[name + ".bias"]
        now = {}
        if kind == "elman":
            h = np.tanh(sums("state"))
        elif kind == "gru":
            now = {"reset": sigmoid(sums("reset")), "update": sigmoid(sums("update"))}
            now["candidate"] = np.tanh(sums("candidate", now["reset"]))
            h = now["candidate"] + now["update"] * (h - now["candidate"])
        else:
            now = {name: sigmoid(sums(name)) for name in ("input", "forget", "output")}
            now["candidate"] = np.tanh(sums("candidate"))
            now["cells"] = cell = now["forget"] * cell + now["input"] * now["candidate"]
            h = now["output"] * np.tanh(cell)
        for name, value in (now | {"states": h}).items():
            stages.setdefault(name, []).append(value)
    return {name: np.array(rows) for name, rows in stages.items()}


def expected(request):
    kind = request["kind"]
    if kind == "streaming-attention":
        return streaming(request)
    if kind in GATES:
        return recurrent(request)
    if not kind.endswith("attention"):
        return Block(request).run()
    given, x = {name: np.array(value) for name, value in request["parameters"].items()}, np.array(request["x"])
    if kind == "cached-attention":
        return cached(given, x, request["attention"])
    return attend(given, "", x, x, request["attention"])


def as_array(value):
    got = np.array(value, dtype=float)  # null becomes nan
    got[np.isnan(got)] = -np.inf
    return got


def near(got, value):
    return got == value or abs(got - value) <= TOLERANCE * max(1.0, abs(value))


def first_difference(stages, tensors):
    for name, value in stages.items():
        parts = zip(value, tensors[name]) if isinstance(value, list) else [(value, tensors[name])]
        for want, got in ((want, as_array(got)) for want, got in parts):
            if got.shape != want.shape:
                return f"{name} has shape {got.shape}, NumPy {want.shape}"
            for place in np.ndindex(*want.shape):
                if not near(got[place], want[place]):
                    return f"{name}{list(place)} is {got[place]!r}, NumPy {want[place]!r}"
    return None


def joined(found):
    """The value that the terms of an explanation give."""
    number = lambda cell: -math.inf if cell["value"] is None else cell["value"]
    left = [number(term["left"]) for term in found["terms"]]
    right = [number(term["right"]) if "right" in term else None for term in found["terms"]]
    products = sum(a if b is None else a * b for a, b in zip(left, right))
    return {
        "sum": lambda: products,
        "sum-of-products": lambda: products + found["bias"],
        "divide": lambda: left[0] / found["divisor"],
        "maximum": lambda: max(left),
        "difference": lambda: left[0] - right[0],
        "exponential": lambda: math.exp(left[0]),
        "quotient": lambda: left[0] / right[0],
        "copy": lambda: left[0],
        "mean": lambda: sum(left) / len(left),
        "mean-of-squares": lambda: sum(a * a for a in left) / len(left),
        "root": lambda: math.sqrt(left[0] + found["bias"]),
        "activation": lambda: float(ACTIVATIONS[found["activation"]](np.array([left[0]]))[0]),
        "complement": lambda: 1 - left[0],
        "given": lambda: number(found),
        "hidden": lambda: number(found),
    }[found["rule"]]()


def random_cells(rng, tensors):
    """One cell of every tensor."""
    cells = []
    for name, value in tensors.items():
        in_parts = isinstance(value[0][0], list)
        part = int(rng.integers(len(value))) if in_parts else 0
        rows = value[part] if in_parts else value
        cells.append({"tensor": name, "part": part, "row": int(rng.integers(len(rows))),
                      "column": int(rng.integers(len(rows[0])))})
    return cells


def ask(casefile, request):
    run = subprocess.run([casefile, "trace", "--request", "-"], input=json.dumps(request), text=True,
                         capture_output=True, timeout=120)
    if run.returncode != 0:
        raise RuntimeError(f"exit {run.returncode}: {run.stderr.strip()}")
    return json.loads(run.stdout)


def check(casefile, seed):
    kind, draw = KINDS[seed % len(KINDS)], Draw(seed)
    request = draw.request(kind)
    try:
        tensors = ask(casefile, request)["tensors"]
        difference = first_difference(expected(request), tensors)
        if difference:
            return f"seed {seed}, {kind}: {difference}"
        for found in ask(casefile, request | {"explain": random_cells(draw.rng, tensors)})["explanations"]:
            value = -math.inf if found["value"] is None else found["value"]
            if not near(joined(found), value):
                return f"seed {seed}, {kind}: {found} gives {joined(found)}"
    except RuntimeError as error:
        return f"seed {seed}, {kind}: {error}"
    return None


def main():
    casefile = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 160
    with ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(lambda seed: check(casefile, seed), range(count)) if fault]
    if faults:
        sys.exit(f"{faults[0]}\n{len(faults)} of {count} requests differ")
    print(f"{count} requests of version 2 agree with NumPy {np.__version__} to {TOLERANCE}, explanations too")


if __name__ == "__main__":
    main()
