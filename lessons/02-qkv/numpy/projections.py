"""Queries, keys and values in NumPy: one X, three products, cut by head in two ways.

python3 projections.py               runs a tiny example
python3 projections.py request.json  runs a trace request ("-": from standard input)
Prints q, k, v and scores as JSON (heads x rows x columns), under the names that `casefile trace` uses.
"""
import json
import sys

import numpy as np


# [position]
def positions(n, width):
    """n x width: sine and cosine in turn, from fast waves to slow ones."""
    frequency = 10000.0 ** (-np.arange(0, width, 2) / width)  # width / 2 waves
    angle = np.arange(n)[:, None] * frequency                 # n x (width / 2)
    return np.stack([np.sin(angle), np.cos(angle)], axis=-1).reshape(n, width)
# [/position]


# [project]
def project(x, memory, w):
    q = x @ w["wq"] + w["bq"]       # n x (heads * d_k)
    k = memory @ w["wk"] + w["bk"]  # m x (heads * d_k)
    v = memory @ w["wv"] + w["bv"]  # m x (heads * d_v)
    return q, k, v
# [/project]


# [heads]
def split(sides, heads):
    """matmul came first; now n x (heads * d) -> n x heads x d -> heads x n x d."""
    n = len(sides)
    return sides.reshape(n, heads, -1).swapaxes(0, 1)  # without swapaxes: right shape, wrong numbers


def split_by_einsum(x, w, b, heads):
    """The same in one sentence: for each head h, row n and column k, the sum over d."""
    by_head = w.reshape(w.shape[0], heads, -1)                       # d_model x heads x d_k
    bias = np.broadcast_to(b, w.shape[1]).reshape(heads, 1, -1)      # heads x 1 x d_k
    return np.einsum("nd,dhk->hnk", x, by_head) + bias               # heads x n x d_k
# [/heads]


# [scores]
def scores(q, k):
    return q @ k.T  # n x m; its rank is at most d_k
# [/scores]


def run(request):
    x = np.array(request["x"], float)
    memory = np.array(request.get("memory", x), float)
    w = {name: np.array(request[name], float) for name in ("wq", "wk", "wv")}
    w |= {name: np.array(request.get(name, 0), float) for name in ("bq", "bk", "bv")}
    heads = request.get("heads", 1)
    q, k, v = (split(sides, heads) for sides in project(x, memory, w))
    assert np.allclose(q, split_by_einsum(x, w["wq"], w["bq"], heads))  # two ways, one result
    return {"q": q, "k": k, "v": v, "scores": np.array([scores(one, other) for one, other in zip(q, k)])}


EXAMPLE = {  # two tokens, two heads of one column each
    "x": [[1, 2], [3, 4]], "heads": 2,
    "wq": [[1, 0], [0, 1]], "wk": [[0, 1], [1, 0]], "wv": [[1, 1], [1, -1]],
}


def main():
    if len(sys.argv) < 2:
        request = EXAMPLE
    elif sys.argv[1] == "-":
        request = json.load(sys.stdin)
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            request = json.load(file)
    print(json.dumps({name: value.tolist() for name, value in run(request).items()}))


if __name__ == "__main__":
    main()
