"""The experiment that a learner takes away must print what the screen showed.

check_scripts.py CASEFILE COMPILER: writes the scripts of a few states, runs them, and compares every stage with
`CASEFILE trace` on the request that is written beside them. The C++ script is compiled once for each state.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

TOLERANCE = 1e-12
STAGES = ["q", "k", "v", "scores", "scaled", "masked", "weights", "context", "concat", "output"]
STATES = [
    {"chapter": "overview", "sentence": "猫看见狗就跑", "model": "hand-set"},
    {"chapter": "overview", "sentence": "a \"b\" \\ */ ,true, 狗", "model": "untrained", "seed": 7, "mask": "causal", "scale": False,
     "temperature": 0.3},
    {"chapter": "overview", "sentence": "Cats see dogs", "model": "hand-set", "position": "none",
     "mask": [[True, False, True], [False, False, False], [True, True, True]]},
    {"chapter": "overview", "sentence": "猫看见狗就跑", "mask": {"window": 1}, "head": 3, "temperature": 2.5},
    {"chapter": "overview", "sentence": "Cats see dogs and run", "mask": {"all": ["causal", {"padding": 2}]}},
    {"chapter": "qkv", "sentence": "猫看见狗", "edits": [{"tensor": "wq", "row": 2, "column": 9, "value": -1.5},
                                                  {"tensor": "wo", "row": 0, "column": 3, "value": 0.125}]},
    {"chapter": "qkv", "sentence": "Cats see dogs", "memory": "我的大狗跑"},
    {"chapter": "qkv", "sentence": "狗", "memory": "Cats see big dogs and run", "model": "untrained", "seed": 3, "scale": False,
     "mask": [[True, False, True, True, False, True]], "knobs": {"key-width": 3, "value-width": 5},
     "edits": [{"tensor": "wv", "row": 1, "column": 2, "value": 2}]},
]


def run(command, **keywords):
    done = subprocess.run(command, capture_output=True, **keywords)
    if done.returncode != 0:
        sys.exit(f"{command} failed with {done.returncode}:\n{done.stderr.decode()}")
    return done.stdout


def numbers(value):
    """null stands for minus infinity."""
    return np.array(json.loads(json.dumps(value).replace("null", "-Infinity")), float)


def same(name, said, expected):
    for stage in STAGES:
        ours, theirs = numbers(said[stage]), numbers(expected[stage])
        if ours.shape != theirs.shape or not np.allclose(ours, theirs, rtol=TOLERANCE, atol=TOLERANCE):
            sys.exit(f"{name}: {stage} differs from the engine")


def main(casefile, compiler):
    for number, state in enumerate(STATES):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "state.json").write_text(json.dumps(state, ensure_ascii=False), encoding="utf-8")
            for suffix in ("py", "cpp", "json"):
                run([casefile, "render", "--state", folder / "state.json", "--out", folder / f"experiment.{suffix}"])
            expected = json.loads(run([casefile, "trace", "--request", folder / "experiment.json"]))
            same(f"NumPy, state {number}", json.loads(run([sys.executable, folder / "experiment.py"])), expected)
            run([compiler, "-std=c++17", folder / "experiment.cpp", "-o", folder / "experiment", "-larmadillo"])
            same(f"Armadillo, state {number}", json.loads(run([folder / "experiment"])), expected)
    print(f"{len(STATES)} experiments, both scripts: the engine's numbers")


main(*sys.argv[1:])
