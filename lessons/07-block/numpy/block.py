"""A Transformer block in NumPy: norm, residual, attention, feed-forward, stacks, dropout. Tokens in rows.

python3 block.py               prints an example of each
python3 block.py request.json  runs a request {"version": 2, "kind": "encoder", "x", "parameters", "place", "norm", "activation",
                               "attention": {"heads", "mask"}} ("-": from standard input), prints every station
"""
import json
import math
import sys

import numpy as np

EPSILON = 1e-5


# [norm]
def norm(x, gamma=1, beta=0, kind="layer"):
    """Row by row: each token by itself."""
    mean = x.mean(axis=1, keepdims=True) if kind == "layer" else 0
    variance = ((x - mean) ** 2).mean(axis=1, keepdims=True)  # n x 1
    return gamma * (x - mean) / np.sqrt(variance + EPSILON) + beta
# [/norm]


# [residual]
def residual(x, update):
    return x + update  # n x d_model, both
# [/residual]


def attention(x, wq, wk, wv, wo, heads=1, mask="none"):
    n = len(x)
    q, k, v = (np.split(x @ w, heads, axis=1) for w in (wq, wk, wv))
    contexts = []
    for head in range(heads):
        z = q[head] @ k[head].T / np.sqrt(q[head].shape[1])
        if mask == "causal":
            z = np.where(np.tri(n, dtype=bool), z, -np.inf)
        e = np.exp(z - z.max(axis=1, keepdims=True))
        contexts.append(e / e.sum(axis=1, keepdims=True) @ v[head])
    return np.concatenate(contexts, axis=1) @ wo


gelu = np.vectorize(lambda x: 0.5 * x * (1 + math.erf(x / math.sqrt(2))), otypes=[float])
ACTIVATIONS = {"gelu": gelu, "relu": lambda x: np.maximum(x, 0)}


# [feed-forward]
def feed_forward(x, expand, contract, activation="gelu"):
    """expand: d_model x d_ff, contract: d_ff x d_model. No row meets another."""
    return ACTIVATIONS[activation](x @ expand) @ contract
# [/feed-forward]


# [sublayer]
def sublayer(x, work, place="before", **how):
    if place == "before":
        return residual(x, work(norm(x, **how)))  # the file itself is left alone
    return norm(residual(x, work(x)), **how)      # the whole file is normalised
# [/sublayer]


# [encoder-block]
def block(x, p, place="before", kind="layer", activation="gelu", heads=1, mask="none"):
    def attend(rows):
        return attention(rows, *(p[f"attention.{w}"] for w in ("wq", "wk", "wv", "wo")), heads, mask)

    def think(rows):
        return feed_forward(rows, p["feed-forward.expand.weights"], p["feed-forward.contract.weights"], activation)

    after = sublayer(x, attend, place, gamma=p["attention-norm.gamma"], kind=kind)
    return after, sublayer(after, think, place, gamma=p["feed-forward-norm.gamma"], kind=kind)
# [/encoder-block]


# [stack]
def stack(x, blocks, **how):
    lengths = [np.linalg.norm(x, axis=1)]
    for p in blocks:
        x = block(x, p, **how)[1]                 # what one gives, the next takes
        lengths.append(np.linalg.norm(x, axis=1))
    return x, lengths
# [/stack]


# [collapse]
def spread(x):
    """0 when all tokens are alike."""
    return np.linalg.norm(x - x.mean(axis=0)) / np.linalg.norm(x)


def collapse(x, layers, keep, heads=1):
    found = [spread(x)]
    for weights in layers:
        update = attention(norm(x), *weights, heads)
        x = residual(x, update) if keep else update
        found.append(spread(x))
    return found
# [/collapse]


# [changed-rows]
def changed_rows(x, token, layer, layers=1):
    """How far each row moves behind so many layers when the row of one token is replaced by its negative."""
    before, after = x, x.copy()
    after[token] *= -1
    for _ in range(layers):
        before, after = layer(before), layer(after)
    return np.linalg.norm(before - after, axis=1)
# [/changed-rows]


# [dropout]
def dropout(update, p, random):
    holes = random.random(update.shape) < p
    return np.where(holes, 0, update / (1 - p))   # the mean over many passes is the update
# [/dropout]


# [block-parameters]
def parameters(d, factor=4):
    """Attention and feed-forward, with their biases, and two norms of gamma and beta."""
    attention_, network, norms = 4 * (d * d + d), 2 * factor * d * d + factor * d + d, 4 * d
    return attention_, network, norms, attention_ + network + norms
# [/block-parameters]


def drawn(d, factor, random):
    def matrix(rows, columns):
        return random.standard_normal((rows, columns)) / np.sqrt(rows)
    return {**{f"attention.{w}": matrix(d, d) for w in ("wq", "wk", "wv", "wo")},
            "attention-norm.gamma": np.ones(d), "feed-forward-norm.gamma": np.ones(d),
            "feed-forward.expand.weights": matrix(d, factor * d), "feed-forward.contract.weights": matrix(factor * d, d)}


def examples():
    random = np.random.default_rng(7)
    x, blocks = random.standard_normal((5, 16)), [drawn(16, 4, random) for _ in range(12)]
    layers = [[p[f"attention.{w}"] for w in ("wq", "wk", "wv", "wo")] for p in blocks]
    entry = np.ones((1, 200000))
    return {"norm of (2, 4, 6, 8)": norm(np.array([[2.0, 4, 6, 8]]))[0].round(2).tolist(),
            "length after 12 blocks, pre-norm": stack(x, blocks)[1][-1].mean(),
            "length after 12 blocks, post-norm": stack(x, blocks, place="after")[1][-1].mean(),
            "spread after 12 layers, without and with residuals": [collapse(x, layers, keep)[-1] for keep in (False, True)],
            "mean of many holes": dropout(entry, 0.25, random).mean(),
            "parameters of d = 512": parameters(512)[-1]}


def run(request):
    p = {name: np.array(value, float) for name, value in request["parameters"].items()}
    options = request.get("attention", {})
    x = np.array(request["x"], float)
    after, output = block(x, p, request.get("place", "before"), request.get("norm", "layer"), request.get("activation", "gelu"),
                          options.get("heads", 1), options.get("mask", "none"))
    return {"attention": after.tolist(), "output": output.tolist()}


def main():
    if len(sys.argv) < 2:
        print(json.dumps(examples(), indent=1))
        return
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        print(json.dumps(run(json.load(file))))


if __name__ == "__main__":
    main()
