"""Makes fsrs_vectors.json, the short form in which the tests keep the FSRS vectors that the project shares.

shorten_vectors.py SOURCE            prints the short form
shorten_vectors.py SOURCE --is FILE  fails unless FILE is that; without SOURCE, says so and returns 77 (skipped)
"""
import json
import pathlib
import struct
import sys
from datetime import date

SKIPPED = 77
USUAL = {"enable_fuzz": False, "request_retention": 0.9, "maximum_interval": 36500,
         "learning_steps": ["1m", "10m"], "relearning_steps": ["10m"], "w": "default", "interval_modifier": 1}
STATE = ["stability", "difficulty", "state", "interval_days", "interval_minutes"]


def from_bits(bits):
    return struct.unpack(">d", bytes.fromhex(bits[2:]))[0]


def review(entry):
    """[grade, elapsed days, R before, S, D, state, days, minutes, step, repetitions, lapses]"""
    expect = entry["expect"]
    for name in ("stability", "difficulty"):
        assert expect[name] == from_bits(expect[name + "_bits"]), entry
    return [entry["rating"], entry["elapsed_days"], entry["retrievability_before"],
            *(expect[name] for name in STATE), expect["step"], expect["reps"], expect["lapses"]]


def sequence(entry):
    params = {name: value for name, value in entry["params"].items() if USUAL.get(name, "") != value}
    return {"id": entry["id"], "params": params, "reviews": [review(one) for one in entry["reviews"]]}


def previews(entries):
    """[short term, [[grade, elapsed days], …], elapsed days now, four buttons]: the fifth answer is Again."""
    found, history, last = [], [], None
    for entry in entries:
        day = date.fromisoformat(entry["at"][:10])
        history, last = ([], day) if entry["nth"] == 0 else (history, last)
        elapsed = (day - last).days
        buttons = [[button[name] for name in STATE] for button in entry["buttons"].values()]
        found.append([entry["mode"] == "st", list(history), elapsed, buttons])
        history.append([1 if entry["nth"] == 4 else 3, elapsed])
        last = day
    return found


def flat(value):
    if isinstance(value, dict):
        return [number for one in value.values() for number in flat(one)]
    return [value]


def short(source):
    return {
        "sequences": [sequence(entry) for entry in source["sequences"]],
        "primitives": {name: [flat(row) for row in rows] for name, rows in source["primitives"].items()},
        "fuzz_ranges": [flat(row) for row in source["fuzz_ranges"]],
        "previews": previews(source["previews"]),
    }


def main(arguments):
    path = pathlib.Path(arguments[0])
    if not path.exists():
        print(f"skipped: the shared vectors are not beside this checkout ({path.name})")
        return SKIPPED
    made = short(json.loads(path.read_text()))
    if len(arguments) == 1:
        groups = [f'"{name}":' + json.dumps(part, separators=(",", ":")) for name, part in made.items()]
        print("{" + ",\n".join(groups) + "}")
        return 0
    kept = json.loads(pathlib.Path(arguments[2]).read_text())
    if kept != made:
        print(f"{arguments[2]} is not the short form of {path}: run this without --is and keep what it prints")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
