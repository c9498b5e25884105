"""Runs the code of every question with a faulty line: as it should be it gives what an independent computation gives, with the
fault it gives something else or fails.

check_code_lines.py: prints what does not hold and exits 1
"""
import json
import pathlib
import sys

import numpy as np

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "quizzes"
RANDOM = np.random.default_rng(7)


def softmax_rows(scores):
    powers = np.exp(scores)
    return powers / powers.sum(axis=1)[:, None]


def norm(x):
    return (x - x.mean(axis=1, keepdims=True)) / x.std(axis=1, keepdims=True)


X, MEMORY = RANDOM.normal(size=(4, 6)), RANDOM.normal(size=(5, 6))
W_Q, W_K, W_V = (RANDOM.normal(size=(6, 3)) for _ in range(3))
Q, K = RANDOM.normal(size=(4, 3)), RANDOM.normal(size=(5, 3))
MIX, LAYER = RANDOM.normal(size=(4, 4)), RANDOM.normal(size=(6, 6))


def attention(x):
    return MIX @ x


def network(x):
    return np.maximum(x @ LAYER, 0.0)


def cross_attention():
    weights = softmax_rows((X @ W_Q) @ (MEMORY @ W_K).T / 3.0 ** 0.5)
    return weights @ (MEMORY @ W_V)


def block():
    after = X + attention(norm(X))
    return after + network(norm(after))


# Of each function: its arguments, and what it must give.
FUNCTIONS = {
    "cross_attention": ((X, MEMORY, W_Q, W_K, W_V), cross_attention),
    "weights": ((Q, K), lambda: softmax_rows(Q @ K.T / 3.0 ** 0.5)),
    "block": ((X, attention, network), block),
}


def result_of(lines, name):
    names = {"np": np, "norm": norm}
    exec("\n".join(lines), names)
    try:
        return names[name](*FUNCTIONS[name][0])
    except ValueError:  # shapes that do not fit
        return None


def problem_of(question):
    name = question["code"][0]["line"].removeprefix("def ").split("(")[0]
    if name not in FUNCTIONS:
        return f"no independent {name}() to compare with"
    truth = FUNCTIONS[name][1]()
    fixed = result_of([line.get("fix", line["line"]) for line in question["code"]], name)
    faulty = result_of([line["line"] for line in question["code"]], name)
    if fixed is None or fixed.shape != truth.shape or not np.allclose(fixed, truth):
        return "with its fix it does not give what it should"
    if faulty is not None and faulty.shape == truth.shape and np.allclose(faulty, truth):
        return "the faulty line makes no difference"
    return None


def main():
    failed = False
    for file in sorted(FOLDER.glob("*.json")):
        for question in json.loads(file.read_text(encoding="utf-8")).get("questions", []):
            problem = problem_of(question) if question["type"] == "code-line" else None
            if problem:
                print(f"{question['id']}: {problem}")
                failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
