"""The experiments of the scoring chapter in NumPy: what widths, differences, masks and dropout do to softmax.

python3 laboratories.py   runs each on a small example and prints what came out
"""
import numpy as np


# [variance]
def draw_scores(rng, d_k, scaled, queries=62, keys=32, widest=1024):
    q = rng.standard_normal((queries, widest))[:, :d_k]  # a prefix: the draw stays the same
    k = rng.standard_normal((keys, widest))[:, :d_k]
    s = q @ k.T                                          # queries x keys, variance about d_k
    return s / np.sqrt(d_k) if scaled else s             # variance about 1
# [/variance]


# [naive]
def softmax(z, shifted=True):
    e = np.exp(z - z.max() if shifted else z)  # naive: overflows above 88.7 (float32), 709.7 (float64)
    return e / e.sum()
# [/naive]


# [jacobian]
def jacobian(a):
    return np.diag(a) - np.outer(a, a)  # d a_i / d z_j = a_i ([i = j] - a_j)


def gradient(a, g):
    return a * (g - a @ g)  # the same matrix times g = d loss / d a
# [/jacobian]


# [gap]
def weight_of_leader(lead, rivals):
    return 1 / (1 + rivals * np.exp(-lead))


def lead_needed(weight, rivals):
    return np.log(weight * rivals / (1 - weight))
# [/gap]


# [variation]
def varied(q, k, v, gain=1, of="input", divide_by=None, axis=1):
    """Weights and context of one head with a gain, another divisor, or softmax over axis 0 (queries), 1 (keys), None (all)."""
    divide_by = np.sqrt(q.shape[1]) if divide_by is None else divide_by
    z = gain ** 2 * (q @ k.T) / divide_by          # n x m
    e = np.exp(z - z.max(axis=axis, keepdims=True))
    a = e / e.sum(axis=axis, keepdims=True)
    return a, a @ (gain * v if of == "input" else v)
# [/variation]


# [ways]
def other_ways(q, k, gain=8, cap=2):
    """Weights of one head whose scores are made in seven ways; only those of the sigmoid need not add up to 1 in a row."""
    s, root = q @ k.T, np.sqrt(q.shape[1])
    lengths = np.linalg.norm(q, axis=1)[:, None] * np.linalg.norm(k, axis=1)  # |q| |k|
    scores = {
        "divided": s / root,
        "t5": (q / root) @ k.T,               # not divided: W_Q starts smaller
        "mup": s / q.shape[1],
        "plain": s,
        "qk norm": gain * s / lengths,        # the cosine alone
        "soft cap": cap * np.tanh(s / root / cap),
    }
    weights = {way: np.array([softmax(row) for row in z]) for way, z in scores.items()}
    weights["sigmoid"] = 1 / (1 + np.exp(-(s / root - np.log(len(k)))))
    return weights
# [/ways]


# [merge]
def part(z, v):
    m = z.max()
    e = np.exp(z - m)
    return m, e.sum(), e @ v  # maximum, sum, blend of one half


def merge(left, right):
    m = max(left[0], right[0])
    l, r = np.exp(left[0] - m), np.exp(right[0] - m)  # one of them is 1
    return m, l * left[1] + r * right[1], l * left[2] + r * right[2]
# [/merge]


# [temperature]
def entropy_at(z, temperature):
    a = softmax(z / temperature)
    return -(a * np.log(np.where(a > 0, a, 1))).sum()
# [/temperature]


# [mask-table]
def causal(n):
    i, j = np.indices((n, n))
    return j <= i                    # the diagonal stays


def window(n, radius):
    i, j = np.indices((n, n))
    return abs(i - j) <= radius


def packed(texts):                   # texts: which text each token belongs to
    texts = np.asarray(texts)
    return texts[:, None] == texts[None, :]
# [/mask-table]


# [hiding]
def hidden_row(z, visible, way):
    z = np.asarray(z, float)
    if way == "-inf":
        z = np.where(visible, z, -np.inf)  # no key in sight: (-inf) - (-inf) is NaN
    elif way == "replaced":
        z = np.where(visible, z, -1e9)     # no key in sight: uniform
    elif way == "added":
        z = np.where(visible, z, z - 1e9)  # no key in sight: the softmax of the scores, in float64
    elif way == "zero-before":
        z = z * visible                    # exp(0) = 1 takes a share
    a = softmax(z)
    return a * visible if way == "zero-after" else a  # and the row does not add up to 1
# [/hiding]


# [padding]
def padded_batch(sentences):
    n = max(len(x) for x in sentences)
    x = np.stack([np.pad(x, ((0, n - len(x)), (0, 0))) for x in sentences])  # [batch, n, d_model]
    visible = np.stack([np.arange(n) < len(x) for x in sentences])           # [batch, n]
    return x, visible[:, None, None, :]                                      # [batch, 1, 1, n]: keys only
# [/padding]


# [dropout]
def dropout(a, p, rng):
    kept = rng.random(a.shape) >= p
    return a * kept / (1 - p)  # the expectation stays; a row or a cell may exceed 1
# [/dropout]


# [contribution]
def contributions(a, v):
    return a * np.linalg.norm(v, axis=1)  # |a_j v_j| for each key
# [/contribution]


def main():
    rng = np.random.default_rng(1)
    for d_k in (4, 64, 1024):
        print("d_k", d_k, "variance", draw_scores(rng, d_k, False).var(), "scaled", draw_scores(rng, d_k, True).var())
    a = softmax(np.array([3.0, 1.0, 2.0]))
    g = np.array([1.0, -1.0, 0.5])
    print("weights", a, "norm of the Jacobian", np.linalg.norm(jacobian(a)), "gradient", gradient(a, g))
    print("5, 6:", softmax(np.array([5.0, 6.0])), "105, 106:", softmax(np.array([105.0, 106.0])))
    print("lead 10 among 31:", weight_of_leader(10, 31), "lead for 0.9:", lead_needed(0.9, 31))
    z, v = np.array([3.0, 1.0, 2.0, 0.5]), np.eye(4)
    print("sums of a row, scored in seven ways:",
          {way: float(a[0].sum().round(3)) for way, a in other_ways(*rng.standard_normal((2, 5, 8))).items()})
    m, total, blend = merge(part(z[:2], v[:2]), part(z[2:], v[2:]))
    print("merged", blend / total, "in one go", softmax(z))
    print("entropy at 0.25, 1, 8:", [entropy_at(z, t) for t in (0.25, 1.0, 8.0)])
    print("cells in sight, n = 5: causal", causal(5).sum(), "window 1", window(5, 1).sum(),
          "packed 3 + 2", packed([0, 0, 0, 1, 1]).sum())
    for way in ("-inf", "replaced", "added", "zero-before", "zero-after"):
        print(way, hidden_row([3, 1, 2], np.array([True, True, False]), way))
    x, visible = padded_batch([np.ones((5, 2)), np.ones((2, 2))])
    print("batch", x.shape, "mask", visible.shape)
    print("dropout", dropout(np.full(8, 0.125), 0.1, rng).sum(), "contributions", contributions(a, np.eye(3)))


if __name__ == "__main__":
    main()
