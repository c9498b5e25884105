"""Long range in NumPy: hops, what fades, tiles, caches, positions and cost. Tokens in rows.

python3 longrange.py               prints one example of each
python3 longrange.py request.json  runs a request {"version": 2, "kind": "streaming-attention", "q", "k", "v", "tile"}
                                   with "mask" "none" or "causal" ("-": from standard input), prints its context
"""
import json
import sys
import time

import numpy as np


# [path]
def hops(sees, source, target):
    """sees: n x n, one layer's pattern, row = query. Layers until target knows of source; None: never."""
    reached = np.arange(len(sees)) == source
    for hop in range(len(sees) + 1):
        if reached[target]:
            return hop
        reached = (sees & reached).any(axis=1)  # whoever sees one that was reached
    return None
# [/path]


# [reach]
def reach(sees, layers):
    """n x n: which keys a query reaches through so many layers."""
    reached = np.eye(len(sees), dtype=bool)
    for _ in range(layers):
        reached = (sees.astype(int) @ reached.astype(int)) > 0
    return reached
# [/reach]


# [fading]
def fading(u, states):
    """Root mean square of d h_t / d h_1 after each step of h_t = tanh(x_t W + h_(t-1) U)."""
    change = np.eye(len(u))
    left = [1.0]
    for h in states[1:]:
        change = change @ u * (1 - h ** 2)  # hidden x hidden
        left.append(np.linalg.norm(change) / np.sqrt(len(u)))
    return left
# [/fading]


# [softmax]
def lead_needed(n, p=0.9):
    """By how much one score must lead n - 1 equal ones for a weight of p."""
    return np.log(p * (n - 1) / (1 - p))
# [/softmax]


# [streaming]
def stream(z, v, tile):
    """z: n x m scaled and masked scores, made tile by tile in earnest. Returns context, maximum, sum."""
    n = len(z)
    m, total, blend = np.full(n, -np.inf), np.zeros(n), np.zeros((n, v.shape[1]))
    for first in range(0, z.shape[1], tile):
        part = z[:, first:first + tile]                        # n x t
        new = np.maximum(m, part.max(axis=1))
        base = np.where(np.isneginf(new), 0, new)              # rows that have seen nothing yet
        correction = np.exp(np.where(np.isneginf(m), -np.inf, m - base))
        e = np.exp(part - base[:, None])                       # 0 where hidden
        total = total * correction + e.sum(axis=1)
        blend = blend * correction[:, None] + e @ v[first:first + tile]
        m = new
    return blend / np.where(total == 0, 1, total)[:, None], m, total
# [/streaming]


# [cost]
def cost(n, d, d_ff=None):
    """Multiply-adds of a layer: what grows with n, what grows with its square, and where they are equal."""
    d_ff = 4 * d if d_ff is None else d_ff
    return 4 * n * d * d + 2 * n * d * d_ff, 2 * n * n * d, 2 * d + d_ff


def cache_bytes(layers, key_heads, d_k, tokens, number_bytes=2):
    return 2 * layers * key_heads * d_k * tokens * number_bytes  # keys and values
# [/cost]


# [timing]
def median_seconds(call, runs=7):
    """The median time of call(). The first call warms caches and is not timed."""
    call()
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - start)
    return sorted(seconds)[runs // 2]
# [/timing]


# [rotary]
def rotate(x, place):
    """x: d_k numbers; neighbouring pairs turn by place * 10000^(-2 pair / d_k)."""
    angle = place * 10000.0 ** (-np.arange(0, len(x), 2) / len(x))
    even, odd = x[0::2], x[1::2]
    turned = np.empty_like(x)
    turned[0::2] = np.cos(angle) * even - np.sin(angle) * odd
    turned[1::2] = np.sin(angle) * even + np.cos(angle) * odd
    return turned
# [/rotary]


# [place]
def place_score(q, k, query, key):
    return rotate(q, query) @ rotate(k, key) / np.sqrt(len(q))
# [/place]


def run(request):
    q, k, v = (np.array(request[name], float) for name in "qkv")
    z = q @ k.T / np.sqrt(q.shape[1])
    if request.get("mask", "none") == "causal":
        i, j = np.indices(z.shape)
        z = np.where(j <= i, z, -np.inf)
    return stream(z, v, request["tile"])[0]


def examples():
    i, j = np.indices((13, 13))
    window = (j <= i) & (i - j < 3)
    _, _, total = stream(np.array([[1.0, 3.0, 4.0]]), np.eye(3), 2)
    q, k = np.ones(64), np.ones(64)
    return {
        "hops of a causal window of 3 positions over 12 tokens": hops(window, 0, 12),
        "pairs in one layer, in four": [int(window.sum()), int(reach(window, 4).sum())],
        "left after 100 steps of 0.9": fading(0.9 * np.eye(4), np.zeros((101, 4)))[-1],
        "lead needed among 1000": lead_needed(1000),
        "running sum of 1, 3 | 4": total[0],
        "cost at n = 3072, d = 512": cost(3072, 512),
        "cache of Llama-2-7B at 4096 tokens": cache_bytes(32, 32, 128, 4096),
        "rotary score at distance 3, here and far away": [place_score(q, k, 5, 2), place_score(q, k, 9005, 9002)],
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
    print(json.dumps({"context": run(request).tolist()}))


if __name__ == "__main__":
    main()
