"""1,000 random histories under random settings: the program's schedule and naive_fsrs.py must give the same
numbers, to the last bit. usage: check_with_naive.py CASEFILE"""
import json
import random
import subprocess
import sys

import numpy as np

import naive_fsrs as naive

HISTORIES = 1000
SEED = 20261130


def random_weights(rng):
    """None (the default), or each weight somewhere round the default; some outside their bounds; old counts."""
    count = rng.choice([0, 21, 21, 19, 17])
    return [round(w * rng.uniform(0.5, 1.6), 4) for w in naive.DEFAULT[:count]] or None


def random_request(rng, number):
    steps = [[], [1], [10], [1, 10], [1, 10, 30], [60, 480], [10, 1440], [2880]]
    params = {
        "enable_short_term": rng.random() < 0.6,
        "enable_fuzz": rng.random() < 0.5,
        "request_retention": rng.choice([0.7, 0.8, 0.85, 0.9, 0.9, 0.95, 0.99]),
        "maximum_interval": rng.choice([30, 365, 36500]),
        "learning_steps": [f"{minutes}m" for minutes in rng.choice(steps)],
        "relearning_steps": [f"{minutes}m" for minutes in rng.choice(steps)],
        "w": random_weights(rng) or "default",
    }
    grades = rng.choices([1, 2, 3, 4], [15, 20, 50, 15], k=rng.randint(1, 25))
    days = [0] + [rng.choice([0, 0, 1, 2, 5, 11, 46, 163, 498, 2000]) for _ in grades[1:]]
    reviews = [{"rating": grade, "elapsed_days": day} for grade, day in zip(grades, days)]
    return {"card": number, "params": params, "reviews": reviews}


def minutes(words):
    return [int(word[:-1]) for word in words]


def expected(request):
    params = request["params"]
    settings = {
        "short_term": params["enable_short_term"], "fuzz": params["enable_fuzz"], "number": request["card"],
        "retention": params["request_retention"], "maximum": params["maximum_interval"],
        "learning": minutes(params["learning_steps"]), "relearning": minutes(params["relearning_steps"]),
    }
    given = None if params["w"] == "default" else params["w"]
    w = naive.weights(given, settings["short_term"], len(settings["relearning"]))
    card, rows = naive.new_card(), []
    for review in request["reviews"]:
        card = naive.answer(w, settings, card, review["rating"], review["elapsed_days"])
        rows.append([*card["memory"], card["state"], card["days"], card["minutes"], card["step"], card["reps"],
                     card["lapses"]])
    return np.array(rows, float)


NAMES = ["stability", "difficulty", "state", "interval_days", "interval_minutes", "step", "reps", "lapses"]


def main(casefile):
    rng = random.Random(SEED)
    requests = [random_request(rng, number) for number in range(1, HISTORIES + 1)]
    done = subprocess.run([casefile, "schedule"], input=json.dumps(requests).encode(), capture_output=True, check=True)
    answers = json.loads(done.stdout)
    assert len(answers) == HISTORIES, len(answers)
    for request, answer in zip(requests, answers):
        rows = np.array([[row[name] for name in NAMES] for row in answer], float)
        wanted = expected(request)
        if rows.shape != wanted.shape or not np.array_equal(rows, wanted):
            where = np.argwhere(rows != wanted)[0] if rows.shape == wanted.shape else rows.shape
            sys.exit(f"card {request['card']}: review, column {where}\nprogram {rows}\nnaive   {wanted}\n{request}")
    print(f"{HISTORIES} histories agree")


if __name__ == "__main__":
    main(sys.argv[1])
