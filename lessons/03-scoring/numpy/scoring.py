"""From queries and keys to weights in NumPy, and how to measure what came out. One head, tokens in rows.

python3 scoring.py               runs a tiny example
python3 scoring.py request.json  runs a trace request with "mask" "none" or "causal" ("-": from standard input)
Prints scores, scaled, weights and context as JSON under the names that `casefile trace` uses, and the measures.
"""
import json
import sys

import numpy as np


# [dot]
def dot(q, k):
    product = np.sum(q * k)  # pair by pair, then add
    cosine = product / (np.linalg.norm(q) * np.linalg.norm(k))
    return product, cosine
# [/dot]


# [scores]
def scores(q, k):
    return q @ k.T  # n x m: length x length x cosine of each pair
# [/scores]


# [scaled]
def scaled(s, d_k, scale=True, temperature=1.0):
    divisor = (np.sqrt(d_k) if scale else 1.0) * temperature
    return s / divisor  # one divisor for all: the order stays
# [/scaled]


# [masked]
def masked(z, causal):
    if not causal:
        return z
    i, j = np.indices(z.shape)
    return np.where(j <= i, z, -np.inf)  # before the softmax; the diagonal stays
# [/masked]


# [softmax]
def softmax(z):
    peak = z.max(axis=1, keepdims=True)             # n x 1
    hidden = np.isneginf(peak)                      # rows that see no key
    e = np.exp(z - np.where(hidden, 0, peak))       # 0 < e <= 1, and 0 where hidden
    total = e.sum(axis=1, keepdims=True)
    return e / np.where(hidden, 1, total)           # each row adds up to 1
# [/softmax]


# [context]
def context(a, v):
    return a @ v  # n x d_v
# [/context]


def entropy(a):
    """n numbers between 0 and ln(visible keys); exp(entropy) is the number of keys looked at, if evenly."""
    return -(a * np.log(np.where(a > 0, a, 1))).sum(axis=1)


def contributions(a, v):
    """n x m: how long a_ij v_j is. Not the weight: a long value counts for more."""
    return a * np.linalg.norm(v, axis=1)


def run(request):
    x = np.array(request["x"], float)
    heads = request.get("heads", 1)
    made = {name: [] for name in ("scores", "scaled", "weights", "context", "entropy", "contributions")}
    sides = [np.split(x @ np.array(request[name], float), heads, axis=1) for name in ("wq", "wk", "wv")]
    for q, k, v in zip(*sides):
        s = scores(q, k)
        z = scaled(s, q.shape[1], request.get("scale", True), request.get("temperature", 1.0))
        a = softmax(masked(z, request.get("mask", "none") == "causal"))
        for name, value in zip(made, (s, z, a, context(a, v), entropy(a), contributions(a, v))):
            made[name].append(value)
    return {name: np.array(values) for name, values in made.items()}


EXAMPLE = {  # two keys that agree with the query in direction to different degrees, and in length
    "x": [[1, 0], [3, 4]], "mask": "none",
    "wq": [[1, 0], [0, 1]], "wk": [[1, 0], [0, 1]], "wv": [[1, 0], [0, 1]],
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
