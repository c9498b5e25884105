"""Multi-head attention in NumPy: cut into heads, attend, join, multiply by W_O. Tokens in rows.

python3 multihead.py               runs a tiny example
python3 multihead.py request.json  runs a trace request with "mask" "none" or "causal" ("-": from standard input)
Prints weights, context, concat and output as JSON under the names that `casefile trace` uses, and the part of each head.
"""
import json
import sys

import numpy as np


# [heads]
def split(all_heads, heads):
    n, width = all_heads.shape
    cut = all_heads.reshape(n, heads, width // heads)  # a token stays a row ...
    return cut.transpose(1, 0, 2)                      # ... and only then heads come first: h x n x d
# [/heads]


# [head]
def attend(q, k, v, causal=False):
    z = q @ k.transpose(0, 2, 1) / np.sqrt(q.shape[-1])  # h x n x n: all heads at once
    if causal:
        z = np.where(np.tri(z.shape[1], dtype=bool), z, -np.inf)
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    a = e / e.sum(axis=-1, keepdims=True)                # each row of each head adds up to 1
    # [context]
    contexts = a @ v                                     # h x n x d_v
    # [/context]
    return a, contexts
# [/head]


# [concat]
def join(contexts):
    heads, n, d_v = contexts.shape
    return contexts.transpose(1, 0, 2).reshape(n, heads * d_v)  # back first, then reshape
# [/concat]


# [attention]
def multi_head(x, wq, wk, wv, wo, heads, causal=False):
    q, k, v = (split(x @ w, heads) for w in (wq, wk, wv))  # every head reads all of x
    a, contexts = attend(q, k, v, causal)
    concat = join(contexts)                                # n x (heads * d_v)
    # [output]
    output = concat @ wo                                   # n x d_model
    # [/output]
    return a, contexts, concat, output
# [/attention]


# [head-sum]
def parts(contexts, wo):
    blocks = wo.reshape(len(contexts), -1, wo.shape[1])    # h x d_v x d_model
    return contexts @ blocks                               # h x n x d_model: their sum is the output
# [/head-sum]


# [head-off]
def without(contexts, wo, head):
    off = contexts.copy()
    off[head] = 0.0                                        # the head writes nothing
    return join(off) @ wo
# [/head-off]


# [head-swap]
def swapped(contexts, wo, one, other):
    order = np.arange(len(contexts))
    order[[one, other]] = order[[other, one]]
    blocks = wo.reshape(len(contexts), -1, wo.shape[1])
    return join(contexts[order]) @ blocks[order].reshape(wo.shape)  # the rows of W_O move along
# [/head-swap]


# [reshape]
def cut(table, heads, right=True):
    """table: n x (heads * d_k) -> heads x n x d_k. The wrong way has the same shape and other tokens."""
    n, width = table.shape
    if right:
        return table.reshape(n, heads, width // heads).swapaxes(0, 1)
    return table.reshape(heads, n, width // heads)
# [/reshape]


# [sink]
def with_sink(z, v, score):
    """z: n x m scaled scores. Weights n x (m + 1), the sink first, and the context: the sink's value is zero."""
    z = np.column_stack([np.full(len(z), score), z])
    e = np.exp(z - z.max(axis=1, keepdims=True))
    a = e / e.sum(axis=1, keepdims=True)
    return a, a[:, 1:] @ v
# [/sink]


# [pruning]
def pruned(contexts, wo):
    output = join(contexts) @ wo
    alone = [np.linalg.norm(without(contexts, wo, head) - output) for head in range(len(contexts))]
    return np.argsort(alone, kind="stable")                # the one that matters least goes first
# [/pruning]


# [head-statistics]
def habits(a):
    n = a.shape[-1]
    i, j = np.indices((n, n))
    entropy = -(a * np.log(np.where(a > 0, a, 1))).sum(axis=-1).mean(axis=-1)
    distance = (a * np.abs(i - j)).sum(axis=-1).mean(axis=-1)
    return entropy, distance, a[:, :, 0].mean(axis=-1)     # h numbers each
# [/head-statistics]


# [group-mean]
def share(w, heads, key_heads):
    d_model, width = w.shape
    groups = w.reshape(d_model, key_heads, heads // key_heads, width // heads)
    return groups.mean(axis=2).reshape(d_model, -1)        # d_model x (key_heads * d)
# [/group-mean]


# [grouped-head]
def grouped(x, wq, wk, wv, wo, heads, key_heads):
    q = split(x @ wq, heads)                               # h x n x d_k
    k, v = (split(x @ w, key_heads) for w in (wk, wv))     # g x n x d
    k, v = (np.repeat(one, heads // key_heads, axis=0) for one in (k, v))  # several heads read the same
    _, contexts = attend(q, k, v)
    return join(contexts) @ wo
# [/grouped-head]


# [induction]
def induction(words, gain):
    n = len(words)
    word = np.eye(max(words) + 1)[words]                   # n x words, one-hot
    earlier = np.tri(n, k=-1, dtype=bool)
    before = np.eye(n, k=-1) @ word                        # layer 1 writes down who stood before
    z = np.where(earlier | np.eye(n, dtype=bool), gain * (word @ before.T), -np.inf)
    e = np.exp(z - z.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)                # layer 2: before whom did I stand
# [/induction]


# [cost]
def cost(n, d_model, heads, key_heads):
    d = d_model // heads
    parameters = 2 * d_model * heads * d + 2 * d_model * key_heads * d
    return {"parameters": parameters,
            "multiply_adds": n * parameters + 2 * heads * n * n * d,
            "cells": heads * n * n,                        # the only one that grows with heads
            "cache": 2 * n * key_heads * d}
# [/cost]


def run(request):
    x, wq, wk, wv, wo = (np.array(request[name], float) for name in ("x", "wq", "wk", "wv", "wo"))
    causal = request.get("mask", "none") == "causal"
    a, contexts, concat, output = multi_head(x, wq, wk, wv, wo, request.get("heads", 1), causal)
    return {"weights": a, "context": contexts, "concat": concat, "output": output, "parts": parts(contexts, wo)}


EXAMPLE = {  # two heads: the first compares first columns, the second second columns
    "x": [[1, 0], [0, 2], [1, 1]], "heads": 2, "mask": "none",
    "wq": [[1, 0], [0, 1]], "wk": [[1, 0], [0, 1]], "wv": [[1, 0], [0, 1]], "wo": [[1, 1], [1, -1]],
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
