"""Cross-attention in NumPy, one head: questions from one text, keys and values from another. Tokens in rows.

python3 cross.py               runs a tiny example
python3 cross.py request.json  runs a trace request of one head with "memory" ("-": from standard input)
Prints q, k, v, scores, scaled, weights and context as JSON, under the names that `casefile trace` uses.
"""
import json
import sys

import numpy as np


# [project]
def project(x, memory, w):
    q = x @ w["wq"]       # n x d_k: who asks
    k = memory @ w["wk"]  # m x d_k: who is asked
    v = memory @ w["wv"]  # m x d_v: what can be learned there
    return q + w["bq"], k + w["bk"], v + w["bv"]
# [/project]


# [scores]
def scores(q, k):
    return q @ k.T  # n x m: no longer square
# [/scores]


# [scaled]
def scaled(s, d_k):
    return s / np.sqrt(d_k)  # n x m
# [/scaled]


# [softmax]
def softmax(z):
    e = np.exp(z - z.max(axis=1, keepdims=True))  # n x m
    return e / e.sum(axis=1, keepdims=True)       # along the keys: m numbers add up to 1
# [/softmax]


# [context]
def context(a, v):
    return a @ v  # n x d_v: a row for each one who asks, made of the other text
# [/context]


def run(request):
    x, memory = (np.array(request[name], float) for name in ("x", "memory"))
    w = {name: np.array(request[name], float) for name in ("wq", "wk", "wv")}
    w |= {name: np.array(request.get(name, 0), float) for name in ("bq", "bk", "bv")}
    q, k, v = project(x, memory, w)
    s = scores(q, k)
    z = scaled(s, q.shape[1])
    a = softmax(z)
    return {"q": q, "k": k, "v": v, "scores": s, "scaled": z, "weights": a, "context": context(a, v)}


EXAMPLE = {  # two tokens ask three of another text
    "x": [[1, 0], [0, 1]], "memory": [[1, 1], [2, 0], [0, 3]],
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
