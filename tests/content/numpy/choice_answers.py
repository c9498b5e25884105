"""The options of the choice templates, in NumPy: a second opinion, like template_answers.py."""
import math

import numpy as np

from template_answers import attention_size, entropy, softmax


def hidden_later(scores):
    return np.where(np.tri(len(scores)) == 1, scores, -np.inf)


def rows(scores):
    return np.array([softmax(row) for row in np.array(scores, float)])


def one_weight(Q, K, divide=True, axis=1):
    scores = Q @ K.T / (math.sqrt(2) if divide else 1)
    return (rows(scores) if axis == 1 else rows(scores.T).T)[1, 0]


def sees(n, i, w):
    query, key = np.indices((n, n))
    return ((key <= query) & (query - key <= w)).astype(float)


def causal(Q, K, divide=True):
    return rows(hidden_later(Q @ K.T / (math.sqrt(2) if divide else 1)))


def over_columns(Q, K):
    e = np.exp(hidden_later(Q @ K.T / math.sqrt(2)))
    return e / e.sum(0)


def masked(q, K, m):
    return softmax(np.where(np.array(m) == 1, K @ q / 2, -np.inf))


def habit(N, likes):
    query, key = np.indices(N.shape)
    return rows(hidden_later(4.0 * likes(query, key) + 0.1 * N))


def order(measures):
    return np.argsort(measures) + 1


def sharpest(S):
    return order([entropy(softmax(row)) for row in S])


def turn(v, place):
    return np.array([[np.cos(place), -np.sin(place)], [np.sin(place), np.cos(place)]]) @ v


def turned_score(q, k, m, i):
    return float(turn(q, m) @ turn(k, i))


def cache(L, g, n, heads, sides=2):
    return L * sides * heads * 128 * n * 2 // 2**20


CHOICES = {
    "C-SC-01": (one_weight, {"no-scaling": lambda Q, K: one_weight(Q, K, False), "over-columns": lambda Q, K: one_weight(Q, K, axis=0),
                             "swapped": lambda Q, K: one_weight(K, Q)}),
    "C-SC-02": (lambda i, w: sees(6, i, w)[i],
                {"column": lambda i, w: sees(6, i, w)[:, i], "no-window": lambda i, w: (np.arange(6) <= i) * 1.0,
                 "self-hidden": lambda i, w: sees(6, i, w)[i] - np.eye(6)[i], "inverted": lambda i, w: 1 - sees(6, i, w)[i]}),
    "C-SC-03": (causal, {"no-scaling": lambda Q, K: causal(Q, K, False), "over-columns": over_columns,
                         "mask-after": lambda Q, K: rows(Q @ K.T / math.sqrt(2)) * np.tri(3),
                         "mask-zero": lambda Q, K: rows(Q @ K.T / math.sqrt(2) * np.tri(3))}),
    "C-SC-04": (masked, {"mask-last": lambda q, K, m: softmax(K @ q / 2) * m, "scale-last": lambda q, K, m: masked(2 * q, K, m) / 2,
                         "mask-zero": lambda q, K, m: softmax(K @ q / 2 * m)}),
    "C-SC-05": (lambda s, t: softmax(s / t)[0],
                {"inverted": lambda s, t: softmax(s * t)[0], "unchanged": lambda s, t: softmax(s)[0],
                 "afterwards": lambda s, t: softmax(s)[0] / t}),
    "C-SC-06": (sharpest, {"even-first": lambda S: sharpest(S)[::-1], "largest-score": lambda S: order(-S.max(1))}),
    "C-MH-01": (lambda N: habit(N, lambda q, k: k == q - 1),
                {"first": lambda N: habit(N, lambda q, k: k == 0), "self": lambda N: habit(N, lambda q, k: k == q),
                 "even": lambda N: habit(N, lambda q, k: k < 0)}),
    "C-MH-02": (lambda h, dk: attention_size(h * dk, h, dk, dk),
                {"each-whole": lambda h, dk: h * attention_size(h * dk, 1, h * dk, h * dk),
                 "no-output": lambda h, dk: 3 * (h * dk)**2, "one-head": lambda h, dk: attention_size(h * dk, 1, dk, dk)}),
    "C-MH-03": (lambda b, n, h, dk: np.zeros((b, n, h * dk), np.int8).reshape(b, n, h, dk).transpose(0, 2, 3, 1).shape,
                {"not-swapped": lambda b, n, h, dk: (b, n, h, dk), "not-transposed": lambda b, n, h, dk: (b, h, n, dk),
                 "not-split": lambda b, n, h, dk: (b, h, h * dk, n)}),
    "C-LR-01": (lambda L, g, n: cache(L, g, n, 32 // g),
                {"query-heads": lambda L, g, n: cache(L, g, n, 32), "keys-only": lambda L, g, n: cache(L, g, n, 32 // g, 1),
                 "one-layer": lambda L, g, n: cache(1, g, n, 32 // g), "one-head": lambda L, g, n: cache(L, g, n, 1)}),
    "C-LR-02": (lambda q, k, m, i, s: turned_score(q, k, m + s, i + s),
                {"one-moved": lambda q, k, m, i, s: turned_score(q, k, m + s, i), "no-turn": lambda q, k, m, i, s: float(q @ k),
                 "mirrored": lambda q, k, m, i, s: turned_score(q, k, i + s, m + s)}),
}
