"""Multi-head attention in NumPy, stage by stage: one layer, tokens in rows.

python3 attention.py               runs a tiny example
python3 attention.py request.json  runs a trace request ("-": from standard input)
Prints every intermediate as JSON, under the names that `casefile trace` uses.
"""
import json
import sys

import numpy as np


# [project]
def project(x, memory, w):
    q = x @ w["wq"] + w["bq"]       # n x (heads * d_k)
    k = memory @ w["wk"] + w["bk"]  # m x (heads * d_k)
    v = memory @ w["wv"] + w["bv"]  # m x (heads * d_v)
    return q, k, v
# [/project]


# [heads]
def split(sides, heads):
    """n x (heads * d) -> heads x n x d: cut each row, then bring the head to the front."""
    n = len(sides)
    return sides.reshape(n, heads, -1).swapaxes(0, 1)
# [/heads]


# [scores]
def scores(q, k):
    return q @ k.T  # n x m: row i holds what query i scored with every key
# [/scores]


# [scaled]
def scaled(s, d_k, scale=True, temperature=1.0):
    if scale:
        s = s / np.sqrt(d_k)  # one divisor for all: the order stays
    return s / temperature    # n x m
# [/scaled]


# [masked]
def allowed(mask, n, m):
    """Which query (row) may look at which key (column): n x m of True and False."""
    i, j = np.arange(n)[:, None], np.arange(m)[None, :]
    if mask == "none":
        return np.ones((n, m), bool)
    if mask == "causal":
        return j <= i  # the diagonal stays: a token sees itself
    if isinstance(mask, list):
        return np.array(mask, bool)
    (rule, value), = mask.items()
    if rule == "window":
        return abs(i - j) <= value
    if rule == "padding":
        return np.broadcast_to(j < m - value, (n, m))
    if rule == "all":
        return np.all([allowed(one, n, m) for one in value], axis=0)
    raise ValueError(f"unknown mask: {rule}")


def masked(z, mask):
    return np.where(allowed(mask, *z.shape), z, -np.inf)  # before the softmax
# [/masked]


# [softmax]
def softmax(z):
    peak = z.max(axis=1, keepdims=True)               # n x 1, so that exp cannot overflow
    hidden = np.isneginf(peak)                        # rows in which the mask hides everything
    e = np.exp(z - np.where(hidden, 0, peak))         # n x m, 0 where hidden
    total = e.sum(axis=1, keepdims=True)              # n x 1
    return e / np.where(hidden, 1, total)             # n x m: each row adds up to 1
# [/softmax]


# [context]
def context(a, v):
    return a @ v  # n x d_v: row i is the values, blended by row i of the weights
# [/context]


# [concat]
def concat(contexts):
    return np.hstack(contexts)  # n x (heads * d_v): the heads side by side
# [/concat]


# [output]
def output(joined, w):
    return joined if w["wo"] is None else joined @ w["wo"] + w["bo"]  # n x d_model
# [/output]


def attend(request):
    """The whole pass. Returns each stage by name, per-head stages as heads x rows x columns."""
    x = np.array(request["x"], float)
    memory = np.array(request.get("memory", x), float)
    w = {name: np.array(request[name], float) for name in ("wq", "wk", "wv")}
    w["wo"] = np.array(request["wo"], float) if "wo" in request else None
    w |= {name: np.array(request.get(name, 0), float) for name in ("bq", "bk", "bv", "bo")}
    heads = request.get("heads", 1)

    made = {name: [] for name in ("q", "k", "v", "scores", "scaled", "masked", "weights", "context")}
    for q, k, v in zip(*(split(sides, heads) for sides in project(x, memory, w))):
        s = scores(q, k)
        z = scaled(s, q.shape[1], request.get("scale", True), request.get("temperature", 1.0))
        open_cells = masked(z, request.get("mask", "none"))
        a = softmax(open_cells)
        for name, matrix in zip(made, (q, k, v, s, z, open_cells, a, context(a, v))):
            made[name].append(matrix)
    made["concat"] = concat(made["context"])
    made["output"] = output(made["concat"], w)
    made["fully_masked_rows"] = np.flatnonzero(np.isneginf(made["masked"][0]).all(axis=1))
    return made


# [example]
EXAMPLE = {  # three tokens, two dimensions, one head: small enough for pencil and paper
    "x": [[1, 0], [0, 1], [1, 1]],
    "wq": [[1, 0], [0, 1]], "wk": [[1, 0], [0, 2]], "wv": [[1, 0], [0, 1]],
}
# [/example]


def written(value):
    """NumPy -> JSON: minus infinity has no JSON number and becomes null."""
    if isinstance(value, (list, np.ndarray)):
        return [written(one) for one in value]
    number = value.item()
    return None if number == -np.inf else number


def main():
    if len(sys.argv) < 2:
        request = EXAMPLE
    elif sys.argv[1] == "-":
        request = json.load(sys.stdin)
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            request = json.load(file)
    print(json.dumps({name: written(value) for name, value in attend(request).items()}))


if __name__ == "__main__":
    main()
