"""One sentence read in other ways: word by word, shuffled, and in other company.

python3 company.py               prints what each of the three leaves unchanged
python3 company.py request.json  runs a request {"version": 2, "kind": "elman", "x", "parameters"}
                                 ("-": from standard input), prints its states
"""
import json
import sys

import numpy as np


# [elman]
def read_on(x, w, u, b=0):
    """x: n x d. One state after each word; no turn of the loop can begin before the last has ended."""
    h, states = np.zeros(len(u)), []
    for word in x:
        h = np.tanh(word @ w + h @ u + b)  # hidden
        states.append(h)
    return np.array(states)                # n x hidden
# [/elman]


def attend(x, wq, wk, wv):
    """One head without a mask: output, scores, weights."""
    q, k, v = x @ wq, x @ wk, x @ wv
    s = q @ k.T                                                # n x n
    z = s / np.sqrt(wq.shape[1])
    e = np.exp(z - z.max(axis=1, keepdims=True))
    a = e / e.sum(axis=1, keepdims=True)
    return a @ v, s, a


# [shuffle]
def shuffled(x, order, weights, places=0):
    """Largest |difference| of the outputs of the same token before and after; places: n x d, stay where they are."""
    before = attend(x + places, *weights)[0]
    after = attend(x[order] + places, *weights)[0]
    return np.abs(after - before[order]).max()
# [/shuffle]


# [other-company]
def in_other_company(x, other, i, j, weights):
    """Rows i and j of x and other are equal. Score and weight of the pair in both, in layer 1 and in layer 2."""
    found = []
    for one in (x, other):
        output, s, a = attend(one, *weights)
        _, s2, a2 = attend(one + output, *weights)             # layer 2 reads what layer 1 mixed
        found.append([s[i, j], a[i, j], s2[i, j], a2[i, j]])
    return np.array(found)                                     # 2 x 4: here, there
# [/other-company]


def examples():
    random = np.random.default_rng(1)
    x, weights = random.standard_normal((5, 6)), random.standard_normal((3, 6, 6)) / np.sqrt(6)
    other = x.copy()
    other[1:4] = random.standard_normal((3, 6))                # rows 0 and 4 stay
    order = np.array([4, 0, 3, 1, 2])
    return {"shuffled": shuffled(x, order, weights),
            "shuffled, with positions": shuffled(x, order, weights, random.standard_normal((5, 6))),
            "difference of score and weight, layers 1 and 2": np.diff(in_other_company(x, other, 4, 0, weights), axis=0)[0].tolist(),
            "states": read_on(x, random.standard_normal((6, 4)), random.standard_normal((4, 4)) / 2).shape}


def run(request):
    p = request["parameters"]
    return read_on(*(np.array(m, float) for m in (request["x"], p["state.input"], p["state.recurrent"], p.get("state.bias", 0))))


def main():
    if len(sys.argv) < 2:
        print(json.dumps(examples()))
        return
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        print(json.dumps(run(json.load(file)).tolist()))


if __name__ == "__main__":
    main()
