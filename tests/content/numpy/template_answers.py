"""The answers of the numeric templates and what their slips give, in NumPy and by counting: nothing of the program is used."""
import math

import numpy as np


def softmax(scores):
    e = np.exp(np.array(scores, float) - np.max(scores))
    return e / e.sum()


def entropy(w):
    return float(-(w * np.log(w)).sum())


def best(weights):
    """One where the largest stands, else 0."""
    return np.eye(len(weights))[int(np.argmax(weights))]


def weights(q, K, divisor):
    return softmax(K @ q / divisor)


def hidden(scores, mask):
    return np.where(np.array(mask) == 1, np.array(scores, float), -np.inf)


def pairs(n, sees):
    """How many (query, key) of n tokens may look at each other."""
    query, key = np.indices((n, n))
    return int(np.count_nonzero(sees(query, key)))


def slope(a, i, j):
    return float((np.diag(a) - np.outer(a, a))[i, j])


def gib(numbers, size):
    return numbers * size / 1024**3


def attention_size(d, h, dk, dv):
    return sum(np.zeros(shape, np.int8).size for shape in [(d, h * dk), (d, h * dk), (d, h * dv), (h * dv, d)])


def recurrent_scores(n, g):
    return sum((n + s) * (n + s + 1) // 2 for s in range(1, g + 1))


def cached_scores(n, g):
    return sum(n + s for s in range(1, g + 1))


def layers_needed(n, k):
    return next(layers for layers in range(1, 60) if k**layers >= n)


def alibi_row(m, i):
    return softmax(-m * np.arange(i, -1, -1.0))[-1]


def turned(m, k, th):
    return float(np.real(np.exp(1j * m * th) * np.conj(np.exp(1j * k * th))))


OVERVIEW = {
    "N-OV-01": (lambda n: pairs(n, lambda q, k: q > -1),
                {"pairs": lambda n: math.comb(n, 2), "no-self": lambda n: pairs(n, lambda q, k: q != k)}),
    "N-OV-02": (lambda w, V: w @ V, {"hardest": lambda w, V: best(w) @ V, "plain-mean": lambda w, V: V.mean(0)}),
    "N-OV-03": (lambda d, f: 4 * d * d / (4 * d * d + 2 * d * f * d),
                {"no-output": lambda d, f: 3 * d * d / (3 * d * d + 2 * f * d * d), "attention-only": lambda d, f: 1}),
    "N-OV-04": (lambda V: softmax(np.full(4, 3.7)) @ V, {"sum": lambda V: V.sum(0), "first-row": lambda V: V[0]}),
    "N-OV-05": (lambda n, d: (np.zeros((n, d)) + np.zeros((n, n)) @ np.zeros((n, d))).size,
                {"weights": lambda n, d: np.zeros((n, n)).size, "one-vector": lambda n, d: d}),
}

QKV = {
    "N-QK-01": (attention_size, {"no-output": lambda d, h, dk, dv: attention_size(d, h, dk, dv) - h * dv * d,
                                 "even-widths": lambda d, h, dk, dv: attention_size(d, 1, d, d)}),
    "N-QK-02": (lambda x, y, A, B: float((x @ A) @ (y @ B)),
                {"no-projection": lambda x, y, A, B: float(x @ y), "swapped": lambda x, y, A, B: float((y @ A) @ (x @ B))}),
    "N-QK-03": (lambda n, d, dk: sorted([n, d, dk])[0],
                {"full-rank": lambda n, d, dk: n, "model-width": lambda n, d, dk: d}),
    "N-QK-04": (lambda b, h, q, k: np.einsum("bqhd,bkhd->bhqk", np.zeros((b, q, h, 2)), np.zeros((b, k, h, 2))).size,
                {"source-self": lambda b, h, q, k: b * h * k**2, "no-heads": lambda b, h, q, k: b * q * k}),
    "N-QK-05": (lambda n, d: sum(n * d * d for _ in "QKVO"),
                {"no-output": lambda n, d: sum(n * d * d for _ in "QKV"), "operations": lambda n, d: 8 * n * d**2}),
    "N-QK-06": (lambda d, sw, sx: math.sqrt(np.full(d, (sx * sw)**2).sum()),
                {"added-deviations": lambda d, sw, sx: np.full(d, sx * sw).sum(), "one-term": lambda d, sw, sx: sx * sw}),
    "N-QK-07": (lambda dm, dk: math.sqrt(dk * (dm / (dm * dk)) * (dm / dm)),
                {"no-division": lambda dm, dk: math.sqrt(dk), "twice": lambda dm, dk: 1 / math.sqrt(dk)}),
    "N-QK-08": (lambda s, c: softmax(s + c)[0],
                {"only-first": lambda s, c: softmax(np.append(s[0] + c, s[1:]))[0],
                 "numerator-only": lambda s, c: math.exp(c) * softmax(s)[0]}),
}

SCORING = {
    "N-SC-01": (lambda q, K: weights(q, K, math.sqrt(2)),
                {"no-scaling": lambda q, K: weights(q, K, 1), "by-width": lambda q, K: weights(q, K, 2)}),
    "N-SC-02": (lambda q, K, V: weights(q, K, math.sqrt(2)) @ V,
                {"no-scaling": lambda q, K, V: weights(q, K, 1) @ V, "hardest": lambda q, K, V: weights(q, K, 1e-4) @ V}),
    "N-SC-03": (lambda a, delta, dk: np.divide(*softmax(np.array([a + delta, a]) / math.sqrt(dk))),
                {"score-ratio": lambda a, delta, dk: (a + delta) / a,
                 "no-scaling": lambda a, delta, dk: np.divide(*softmax([a + delta, a]))}),
    "N-SC-04": (lambda delta, Rr: delta / math.log(Rr),
                {"inverted": lambda delta, Rr: math.log(Rr) / delta, "no-logarithm": lambda delta, Rr: delta / Rr}),
    "N-SC-05": (lambda n: entropy(np.full(n, 1 / n)),
                {"at-most-one": lambda n: 1, "in-bits": lambda n: entropy(np.full(n, 1 / n)) / math.log(2)}),
    "N-SC-06": (lambda w: math.exp(entropy(w)), {"entropy-itself": entropy, "power-of-two": lambda w: 2**entropy(w)}),
    "N-SC-07": (lambda dk, sq, sk: math.sqrt(np.full(dk, (sq * sk)**2).sum()) / math.sqrt(dk),
                {"no-scaling": lambda dk, sq, sk: math.sqrt(dk * (sq * sk)**2),
                 "by-width": lambda dk, sq, sk: math.sqrt(dk * (sq * sk)**2) / dk}),
    "N-SC-08": (lambda n: pairs(n, lambda q, k: k > q),
                {"diagonal-too": lambda n: pairs(n, lambda q, k: k >= q), "all-but-self": lambda n: pairs(n, lambda q, k: k != q)}),
    "N-SC-09": (lambda L: sum(pairs(max(L), lambda q, k, v=v: (q < v) & (k < v)) for v in L),
                {"with-padding": lambda L: len(L) * max(L)**2,
                 "rows-only": lambda L: sum(pairs(max(L), lambda q, k, v=v: q < v) for v in L)}),
    "N-SC-10": (lambda n, p: math.log(p) + math.log(n - 1) - math.log1p(-p),
                {"no-rivals": lambda n, p: math.log(p) - math.log1p(-p), "no-logarithm": lambda n, p: p / (1 - p) * (n - 1)}),
    "N-SC-11": (slope, {"diagonal-rule": lambda a, i, j: slope(a, i, i), "no-sign": lambda a, i, j: -slope(a, i, j),
                        "cross-rule": lambda a, i, j: -a[i] * a[j], "weight-itself": lambda a, i, j: a[i]}),
    "N-SC-12": (lambda a, g: (np.diag(a) - np.outer(a, a)) @ g,
                {"no-mean": lambda a, g: a * g, "diagonal-only": lambda a, g: np.diag(np.diag(a) - np.outer(a, a)) * g}),
    "N-SC-13": (lambda s, m: softmax(hidden(s, m)),
                {"times-zero": lambda s, m: softmax(s * m), "after-softmax": lambda s, m: softmax(s) * m,
                 "no-mask": lambda s, m: softmax(s)}),
    "N-SC-14": (lambda n, B: softmax(np.append(B, np.full(n - 1, -B)))[0],
                {"others-at-zero": lambda n, B: softmax(np.append(B, np.zeros(n - 1)))[0], "uniform": lambda n, B: 1 / n}),
    "N-SC-15": (lambda s, c: c * np.tanh(s / c), {"clipped": lambda s, c: np.clip(s, -c, c), "no-cap": lambda s, c: s}),
    "N-SC-16": (lambda p, n: n * (1 / n) * (1 - p) / (1 - p),
                {"not-divided": lambda p, n: 1 - p, "only-divided": lambda p, n: 1 / (1 - p)}),
    "N-SC-17": (lambda pos, i, d: np.imag(np.exp(1j * pos * np.exp(-math.log(1e4) * 2 * i / d))),
                {"half-exponent": lambda pos, i, d: np.imag(np.exp(1j * pos * np.exp(-math.log(1e4) * i / d))),
                 "cosine": lambda pos, i, d: np.real(np.exp(1j * pos * np.exp(-math.log(1e4) * 2 * i / d)))}),
}

MULTIHEAD = {
    "N-MH-01": (lambda h, dk: (h * dk) // h, {"model-width": lambda h, dk: h * dk, "head-count": lambda h, dk: h}),
    "N-MH-02": (lambda b, h, n: np.zeros((b, h, n, 1), np.int8).size * n,
                {"no-heads": lambda b, h, n: b * n**2, "causal-half": lambda b, h, n: b * h * n**2 // 2}),
    "N-MH-03": (lambda d, hq, g, dh: 2 * d * hq * dh + sum(d * dh for _ in range(hq // g) for _ in "KV"),
                {"not-shared": lambda d, hq, g, dh: attention_size(d, hq, dh, dh),
                 "no-output": lambda d, hq, g, dh: d * hq * dh + sum(d * dh for _ in range(hq // g) for _ in "KV"),
                 "fewer-queries": lambda d, hq, g, dh: attention_size(d, hq // g, dh, dh)}),
    "N-MH-04": (lambda hd, j, dk: int(np.arange(8 * dk).reshape(8, dk)[hd, j]),
                {"interleaved": lambda hd, j, dk: int(np.arange(8 * dk).reshape(dk, 8)[j, hd]),
                 "from-one": lambda hd, j, dk: int(np.arange(9 * dk).reshape(9, dk)[hd + 1, j])}),
    "N-MH-05": (lambda d, h: attention_size(d, h, d // h, d // h) - attention_size(d, h - 1, d // h, d // h),
                {"no-output": lambda d, h: 3 * d * (d // h), "all-heads": lambda d, h: attention_size(d, 1, d, d)}),
    "N-MH-06": (lambda L, d, V: sum(attention_size(d, 1, d, d) + 2 * d * 4 * d for _ in range(L)) + V * d,
                {"not-tied": lambda L, d, V: 12 * L * d**2 + 2 * V * d,
                 "no-feed-forward": lambda L, d, V: L * attention_size(d, 1, d, d) + V * d}),
    "N-MH-07": (lambda hq, hkv: (4 * 1000 * 128 * hq) / (2 * 1000 * 128 * hkv * 2),
                {"no-sharing": lambda hq, hkv: 1, "inverted": lambda hq, hkv: hkv / hq}),
    "N-MH-08": (lambda h, dh, dc, dr: 2 * np.zeros((h, dh)).size / (np.zeros(dc).size + np.zeros(dr).size),
                {"one-of-two": lambda h, dh, dc, dr: h * dh / (dc + dr), "no-rotary": lambda h, dh, dc, dr: 2 * h * dh / dc}),
    "N-MH-09": (lambda b, n, h, dk: int(np.arange(n * h * dk).reshape(n, h, dk).transpose(1, 0, 2)[1, 2, 3]),
                {"straight": lambda b, n, h, dk: int(np.arange(n * h * dk).reshape(h, n, dk)[1, 2, 3]),
                 "off-by-token": lambda b, n, h, dk: int(np.arange(n * h * dk).reshape(n, h, dk)[1, 1, 3])}),
}

LONGRANGE = {
    "N-LR-01": (lambda n, d: sum(n * (d // 8) * n + n * n * (d // 8) for _ in range(8)),
                {"one-product": lambda n, d: n**2 * d, "no-width": lambda n, d: n**2}),
    "N-LR-02": (lambda n, d: (2 * n * n * d) / (4 * n * d * d + 2 * n * d * 4 * d),
                {"projections-only": lambda n, d: (2 * n * n * d) / (4 * n * d * d),
                 "inverted": lambda n, d: (12 * n * d * d) / (2 * n * n * d)}),
    "N-LR-03": (lambda d, f: (4 * d * d + 2 * d * f) // (2 * d),
                {"no-feed-forward": lambda d, f: 4 * d * d // (2 * d), "usual-width": lambda d, f: 12 * d * d // (2 * d)}),
    "N-LR-04": (lambda n, w: pairs(n, lambda q, k: (q - k >= 0) & (q - k < w)),
                {"all-full": lambda n, w: n * w, "two-sided": lambda n, w: pairs(n, lambda q, k: abs(q - k) <= w)}),
    "N-LR-05": (lambda n, w: pairs(n, lambda q, k: abs(q - k) <= w),
                {"not-cut": lambda n, w: n * (2 * w + 1), "causal": lambda n, w: pairs(n, lambda q, k: (k <= q) & (q - k <= w))}),
    "N-LR-06": (lambda n, w, g: pairs(n, lambda q, k: (abs(q - k) <= w) | (q < g) | (k < g)),
                {"counted-twice": lambda n, w, g: pairs(n, lambda q, k: abs(q - k) <= w) + 2 * g * n,
                 "no-global": lambda n, w, g: pairs(n, lambda q, k: abs(q - k) <= w)}),
    "N-LR-07": (lambda L, w: 1 + sum(w - 1 for _ in range(L)), {"self-again": lambda L, w: L * w, "one-window": lambda L, w: w}),
    "N-LR-08": (layers_needed, {"no-dilation": lambda n, k: -(-(n - 1) // (k - 1)),
                                "rounded-down": lambda n, k: layers_needed(n, k) - 1}),
    "N-LR-09": (lambda L, hkv, dh, n, b, by: sum(gib(hkv * dh * n * b, by) for _ in range(L) for _ in "KV"),
                {"one-of-two": lambda L, hkv, dh, n, b, by: sum(gib(hkv * dh * n * b, by) for _ in range(L)),
                 "no-layers": lambda L, hkv, dh, n, b, by: 2 * gib(hkv * dh * n * b, by)}),
    "N-LR-10": (lambda M, Wt, L, hkv, dh, n: (M - Wt) * 2**30 // (4 * L * hkv * dh * n),
                {"weights-forgotten": lambda M, Wt, L, hkv, dh, n: M * 2**30 // (4 * L * hkv * dh * n),
                 "one-of-two": lambda M, Wt, L, hkv, dh, n: (M - Wt) * 2**30 // (2 * L * hkv * dh * n)}),
    "N-LR-11": (lambda b, h, n, by: sum(gib(n * n, by) for _ in range(b * h)),
                {"no-heads": lambda b, h, n, by: b * gib(n * n, by), "linear": lambda b, h, n, by: b * h * gib(n, by)}),
    "N-LR-12": (lambda n, d, M: (n * d + n**2) / (n**2 * d**2 / M),
                {"flops": lambda n, d, M: n / d, "inverted": lambda n, d, M: (n**2 * d**2 / M) / (n * d + n**2)}),
    "N-LR-13": (lambda p, g: pairs(p, lambda q, k: k <= q) + cached_scores(p, g),
                {"no-cache": lambda p, g: p * (p + 1) // 2 + recurrent_scores(p, g),
                 "constant": lambda p, g: p * (p + 1) // 2 + sum(p for _ in range(g))}),
    "N-LR-14": (lambda n, g: recurrent_scores(n, g) / cached_scores(n, g),
                {"steps": lambda n, g: g,
                 "no-causal": lambda n, g: sum((n + s)**2 for s in range(1, g + 1)) / cached_scores(n, g)}),
    "N-LR-15": (lambda w, T: np.prod(np.full(T, w)), {"times": lambda w, T: w * T, "linear": lambda w, T: 1 - (1 - w) * T}),
    "N-LR-16": (lambda i, d, base: 2 * np.pi / np.exp(-math.log(base) * 2 * i / d),
                {"no-turn": lambda i, d, base: 1 / np.exp(-math.log(base) * 2 * i / d),
                 "half-exponent": lambda i, d, base: 2 * np.pi / np.exp(-math.log(base) * i / d)}),
    "N-LR-17": (turned, {"no-sines": lambda m, k, th: np.cos(m * th) * np.cos(k * th), "sum": lambda m, k, th: turned(m, -k, th)}),
    "N-LR-18": (lambda h, i, r: np.power(2.0**(-8 / h), i) * r,
                {"always-eight": lambda h, i, r: 0.5**i * r, "from-zero": lambda h, i, r: np.power(2.0**(-8 / h), i - 1) * r}),
    "N-LR-19": (alibi_row, {"uniform": lambda m, i: 1 / (i + 1), "endless": lambda m, i: 1 - math.exp(-m)}),
    "N-LR-20": (lambda L, hkv, dh, n, bw: sum(2 * hkv * dh * n * 2 for _ in range(L)) / (bw * 1e6),
                {"binary": lambda L, hkv, dh, n, bw: 4 * L * hkv * dh * n / (bw * 1024**3) * 1000,
                 "no-layers": lambda L, hkv, dh, n, bw: 4 * hkv * dh * n / (bw * 1e6)}),
}

APPLICATIONS = {
    "N-AP-01": (lambda S, P: len([(a, b) for a in range(0, S, P) for b in range(0, S, P)]) + 1,
                {"no-class": lambda S, P: (S // P)**2, "pixels": lambda S, P: S * S + 1}),
    "N-AP-02": (lambda n: sum(.15 * .8 for _ in range(n)), {"all-chosen": lambda n: .15 * n, "of-all": lambda n: .8 * n}),
    "N-AP-03": (lambda s, q, h, L: sum(q * s for _ in range(L) for _ in range(h)),
                {"encoder-too": lambda s, q, h, L: sum(q * s for _ in range(2 * L) for _ in range(h)),
                 "source-self": lambda s, q, h, L: sum(s * s for _ in range(L) for _ in range(h))}),
    "N-AP-04": (lambda d: 2 * attention_size(d, 1, d, d) + 2 * d * 4 * d,
                {"no-cross": lambda d: attention_size(d, 1, d, d) + 2 * d * 4 * d,
                 "no-feed-forward": lambda d: 2 * attention_size(d, 1, d, d)}),
    "N-AP-05": (lambda p, s: pairs(p + s, lambda q, k: (k < p) | (k <= q)),
                {"causal": lambda p, s: pairs(p + s, lambda q, k: k <= q), "two-sided": lambda p, s: (p + s)**2}),
    "N-AP-06": (lambda L: sum(pairs(int(v), lambda q, k: k <= q) for v in L),
                {"one-document": lambda L: pairs(int(sum(L)), lambda q, k: k <= q), "two-sided": lambda L: int((L * L).sum())}),
    "N-AP-07": (lambda tk, im: (tk + im)**2 / tk**2,
                {"linear": lambda tk, im: (tk + im) / tk, "image-only": lambda tk, im: im**2 / tk**2}),
    "N-AP-08": (lambda N, L, d, n: (lambda a: a / (a + 2 * N * 10**9))(sum(2 * n * d + 2 * n * d for _ in range(L))),
                {"whole-prompt": lambda N, L, d, n: (lambda a: a / (a + 2 * N * 10**9))(4 * L * n * n * d),
                 "half": lambda N, L, d, n: (lambda a: a / (a + 2 * N * 10**9))(2 * L * n * d)}),
    "N-AP-09": (lambda n: len(list(zip(range(n)[:-1], range(n)[1:]))), {"one": lambda n: 1, "all": lambda n: n}),
    "N-AP-10": (lambda B: B * (B - 1), {"with-positives": lambda B: B**2, "each-pair-once": lambda B: math.comb(B, 2)}),
}

TEMPLATES = {**OVERVIEW, **QKV, **SCORING, **MULTIHEAD, **LONGRANGE, **APPLICATIONS}
