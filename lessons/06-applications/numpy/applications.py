"""Applications in NumPy: who may look at whom, losses, leaks, words, patches and limits. Tokens in rows.

python3 applications.py               prints one example of each
python3 applications.py request.json  runs a trace request of self-attention ("-": from standard input) with "changed",
                                      a token from 0, and prints how far each output row moves when it is taken out
"""
import json
import sys

import numpy as np


# [project]
def project(x, memory, wq, wk, wv):
    """x asks: n x d_model. memory answers: m x d_model; self-attention gives x again."""
    return x @ wq, memory @ wk, memory @ wv
# [/project]


# [mask-table]
def causal(n):
    return np.tril(np.ones((n, n), bool))


def everything(n, m):
    return np.ones((n, m), bool)
# [/mask-table]


# [masked]
def masked(z, sees):
    return np.where(sees, z, -np.inf)
# [/masked]


# [arrangement]
def arrangement(name, n, m):
    """Who may look at whom: (n + m) x (n + m), source first. Row: query."""
    sees = np.zeros((n + m, n + m), bool)
    if name in ("decoder", "prefix"):
        sees[:] = causal(n + m)
    if name in ("prefix", "encoder-decoder", "towers"):
        sees[:n, :n] = everything(n, n)
    if name in ("encoder-decoder", "towers"):
        sees[n:, n:] = causal(m)
    if name == "encoder-decoder":
        sees[n:, :n] = everything(m, n)  # cross-attention
    return sees
# [/arrangement]


# [masked-words]
def masked_words(n, rate=0.15, seed=0):
    """0: not chosen, 1: [MASK], 2: another word, 3: chosen and left."""
    random = np.random.default_rng(seed)
    chosen = random.random(n) < rate
    return np.where(chosen, 1 + np.searchsorted([0.8, 0.9], random.random(n), side="right"), 0)


def expected_masked_words(n, rate=0.15):
    return rate * n * np.array([1, 0.8, 0.1, 0.1])  # chosen, [MASK], another word, unchanged
# [/masked-words]


def softmax(z):
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def next_token_loss(logits, ids):
    """logits: n x words, ids: n. n - 1 losses in one pass: place t against token t + 1."""
    p = softmax(logits[:-1])
    return -np.log(p[np.arange(len(ids) - 1), ids[1:]])


# [leak]
def attend(x, wq, wk, wv, wo, heads, sees):
    q, k, v = project(x, x, wq, wk, wv)
    joined = []
    for q, k, v in zip(*(np.split(part, heads, axis=1) for part in (q, k, v))):
        joined.append(softmax(masked(q @ k.T / np.sqrt(q.shape[1]), sees)) @ v)
    return np.concatenate(joined, axis=1) @ wo


def output_shift(x, changed, *layer):
    """How far each row of the output moves when one row of x becomes zero."""
    without = x.copy()
    without[changed] = 0
    return np.linalg.norm(attend(x, *layer) - attend(without, *layer), axis=1)
# [/leak]


# [cached-cells]
def cells_with_cache(tokens):
    return tokens


def cells_without_cache(tokens):
    return tokens * (tokens + 1) // 2
# [/cached-cells]


# [next-word]
def next_word(scores, temperature=1.0, nucleus=1.0):
    p = softmax(np.asarray(scores, float) / temperature)
    order = np.argsort(-p, kind="stable")
    before = np.cumsum(p[order]) - p[order]        # of all that are more probable
    p[order[before >= nucleus]] = 0
    return p / p.sum()
# [/next-word]


# [decode-cost]
def decode_cost(parameters, layers, d, tokens):
    """Operations to write one token, and the share of attention."""
    weights, attention = 2 * parameters, 4 * layers * tokens * d
    return weights + attention, attention / (weights + attention)
# [/decode-cost]


# [padding-side]
def padded(length, width, left, restart):
    """Tokens of each place (-1: padding) and their positions."""
    first = width - length if left else 0
    place = np.arange(width)
    token = np.where((place >= first) & (place < first + length), place - first, -1)
    return token, np.maximum(token, 0) if restart else place
# [/padding-side]


# [image-tokens]
def image_tokens(side, patch):
    return (side // patch) ** 2 + 1
# [/image-tokens]


# [share-of-one]
def share_of_one(n):
    x = np.zeros(n)
    y = x.copy()
    y[0] = 1  # one symbol flips
    return abs(y.mean() - x.mean())
# [/share-of-one]


# [middle]
def share_by_place(n, layers, toll, kept=0.9):
    i, j = np.indices((n, n))
    a = softmax(masked(-toll * (i - j), causal(n)))
    return np.linalg.matrix_power(kept * np.eye(n) + (1 - kept) * a, layers)[-1]
# [/middle]


def run(request):
    x, *weights = (np.array(request[name], float) for name in ("x", "wq", "wk", "wv", "wo"))
    sees = causal(len(x)) if request.get("mask", "none") == "causal" else everything(len(x), len(x))
    return output_shift(x, request["changed"], *weights, request["heads"], sees)


def examples():
    random = np.random.default_rng(1)
    shares = share_by_place(64, 16, 0.05)
    return {
        "cells that look: decoder, prefix, encoder-decoder, towers, of 100 and 50 tokens":
            [int(arrangement(name, 100, 50).sum()) for name in ("decoder", "prefix", "encoder-decoder", "towers")],
        "shown as [MASK] of 512": expected_masked_words(512)[1],
        "losses of one pass over 8 tokens": len(next_token_loss(random.standard_normal((8, 20)), np.arange(8))),
        "cells of step 8, kept and not": [cells_with_cache(8), cells_without_cache(8)],
        "the first word at temperature 1, 0.5, 2": [next_word([3, 2.4, 1.5, 0.8, -0.4, -1.5], t)[0] for t in (1, 0.5, 2)],
        "operations of one token, share of attention": decode_cost(7e9, 32, 4096, 8192),
        "last place of a short text, padded right and left": [int(padded(3, 5, left, False)[0][-1]) for left in (False, True)],
        "tokens of an image": [image_tokens(224, 32), image_tokens(224, 16), image_tokens(384, 16)],
        "times the scores with 576 image tokens in front of 192": ((576 + 192) / 192) ** 2,
        "one of 8, one of 1024": [share_of_one(8), share_of_one(1024)],
        "share of place 1, 13, 63 of 64": [shares[0], shares[12], shares[62]],
    }


def main():
    if len(sys.argv) < 2:
        print(json.dumps(examples()))
        return
    if sys.argv[1] == "-":
        request = json.load(sys.stdin)
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            request = json.load(file)
    print(json.dumps({"moved": run(request).tolist()}))


if __name__ == "__main__":
    main()
