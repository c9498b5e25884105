"""A second FSRS-6, written for the eye: one dictionary for a card, one function for each formula, no classes.

It knows nothing of the program's own sources; what both must agree with is the table of formulas in
app/learner/README.md. Stability and difficulty are rounded to 8 decimals after each formula.
"""
import math

DEFAULT = [0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
           1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542]
LOWEST = [0.001] * 4 + [1, 0.001, 0.001, 0.001, 0, 0, 0.001, 0.001, 0.001, 0.001, 0, 0, 1, 0, 0, 0.01, 0.1]
HIGHEST = [100] * 4 + [10, 4, 4, 0.75, 4.5, 0.8, 3.5, 5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8]
NEW, LEARNING, REVIEW, RELEARNING = range(4)
AGAIN, HARD, GOOD, EASY = range(1, 5)
DAY = 24 * 60


def half_up(x):
    return math.floor(x) + (1 if x - math.floor(x) >= 0.5 else 0)


def round8(x):
    return half_up(x * 1e8) / 1e8


def between(x, low, high):
    return min(max(x, low), high)


def weights(given, short_term, relearning_steps):
    """17 weights of FSRS-4.5 or 19 of FSRS-5 as 21 of FSRS-6, and all inside their bounds."""
    if given is None:
        return DEFAULT
    w = list(given)
    if len(w) == 17:
        w[4] += 2 * w[5]
        w[5] = math.log(3 * w[5] + 1) / 3
        w[6] += 0.5
        w = [round8(x) for x in w] + [0, 0]
    if len(w) == 19:
        w += [0, 0.5]
    lowest, highest = list(LOWEST), list(HIGHEST)
    if not short_term:
        lowest[19] = 0
    w = [between(x, low, high) for x, low, high in zip(w, lowest, highest)]
    if relearning_steps > 1:
        room = -(math.log(w[11]) + math.log(2 ** w[13] - 1) + 0.3 * w[14]) / relearning_steps
        top = between(round8(math.sqrt(max(room, 0))), 0.1, 2)
        w[17], w[18] = min(w[17], top), min(w[18], top)
    return w


def factor(w):
    return round8(0.9 ** (-1 / w[20]) - 1)


def recall(w, days, s):
    return round8((1 + factor(w) * days / s) ** -w[20])


def modifier(w, retention):
    return round8((retention ** (-1 / w[20]) - 1) / factor(w))


def first_difficulty(w, grade):
    return round8(w[4] - math.exp(w[5] * (grade - 1)) + 1)


def next_difficulty(w, d, grade):
    moved = d + round8(-w[6] * (grade - 3) * (10 - d) / 9)
    return between(round8(w[7] * first_difficulty(w, EASY) + (1 - w[7]) * moved), 1, 10)


def after_pass(w, d, s, r, grade):
    growth = math.exp(w[8]) * (11 - d) * s ** -w[9] * (math.exp(w[10] * (1 - r)) - 1)
    growth *= {HARD: w[15], GOOD: 1, EASY: w[16]}[grade]
    return round8(between(s * (1 + growth), 0.001, 36500))


def after_fail(w, d, s, r):
    return round8(between(w[11] * d ** -w[12] * ((s + 1) ** w[13] - 1) * math.exp(w[14] * (1 - r)), 0.001, 36500))


def same_day(w, s, grade):
    k = s ** -w[19] * math.exp(w[17] * (grade - 3 + w[18]))
    return round8(between(s * (max(k, 1) if grade >= HARD else k), 0.001, 36500))


def next_memory(w, short_term, memory, days, grade):
    """(stability, difficulty) after an answer; both come from those before it."""
    if memory is None:
        return between(w[grade - 1], 0.1, 100), between(first_difficulty(w, grade), 1, 10)
    s, d = memory
    r = recall(w, days, s)
    if days == 0 and short_term:
        after = same_day(w, s, grade)
    elif grade == AGAIN:
        most = round8(s / math.exp(w[17] * w[18])) if short_term else s
        after = between(most, 0.001, after_fail(w, d, s, r))
    else:
        after = after_pass(w, d, s, r, grade)
    return after, next_difficulty(w, d, grade)


def interval(w, settings, s):
    return int(between(half_up(s * modifier(w, settings["retention"])), 1, settings["maximum"]))


def fuzz_range(days, elapsed, longest):
    half = 1
    for low, high, share in ((2.5, 7, 0.15), (7, 20, 0.1), (20, math.inf, 0.05)):
        half += share * max(min(days, high) - low, 0)
    days_inside = min(days, longest)
    low, high = max(2, half_up(days_inside - half)), min(half_up(days_inside + half), longest)
    if days > elapsed:
        low = max(low, elapsed + 1)
    return min(low, high), high


def fuzz_share(number, reps):
    mask = 2**64 - 1
    z = (number * 1000003 + (reps + 1) * 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    return ((z ^ (z >> 31)) >> 11) / 2**53


def fuzzed(days, elapsed, longest, share):
    if days < 2.5:
        return days
    low, high = fuzz_range(days, elapsed, longest)
    return math.floor(share * (high - low + 1) + low)


def in_order(settings, days):
    """The days of the four buttons so that a better grade waits longer."""
    again, hard, good, easy = days
    if settings["short_term"]:
        hard = min(hard, good)
    else:
        again = min(again, hard)
        hard = max(hard, again + 1)
    good = max(good, hard + 1)
    return again, hard, good, max(easy, good + 1)


def step_minutes(steps, step, grade):
    """Minutes until the next showing, or None: the card leaves its steps. And the step it stands on."""
    if not steps or grade == EASY:
        return None, 0
    if grade == AGAIN:
        return steps[0], 0
    if grade == HARD:
        return half_up(steps[0] * 1.5 if len(steps) == 1 else (steps[0] + steps[1]) / 2), step
    return (None, 0) if step + 1 >= len(steps) else (steps[step + 1], step + 1)


def answer(w, settings, card, grade, days):
    memories = [next_memory(w, settings["short_term"], card["memory"], days, g) for g in range(1, 5)]
    free = [interval(w, settings, m[0]) for m in memories]
    if settings["fuzz"]:
        share = fuzz_share(settings["number"], card["reps"])
        free = [fuzzed(one, days, settings["maximum"], share) for one in free]
    after = dict(card, memory=memories[grade - 1], reps=card["reps"] + 1)
    if card["state"] == REVIEW and grade == AGAIN:
        after["lapses"] += 1
    if not settings["short_term"]:
        minutes, step, ordered = None, 0, in_order(settings, free)
    elif card["state"] == REVIEW:
        minutes, step = (step_minutes(settings["relearning"], 0, AGAIN) if grade == AGAIN else (None, 0))
        ordered = in_order(settings, free)
    else:
        steps = settings["relearning"] if card["state"] == RELEARNING else settings["learning"]
        minutes, step = step_minutes(steps, card["step"], grade)
        ordered = free
    if minutes is None:
        after.update(state=REVIEW, step=0, days=ordered[grade - 1], minutes=ordered[grade - 1] * DAY)
    elif minutes >= DAY:
        after.update(state=REVIEW, step=step, days=minutes // DAY, minutes=minutes)
    else:
        relearns = card["state"] in (REVIEW, RELEARNING)
        after.update(state=RELEARNING if relearns else LEARNING, step=step, days=0, minutes=minutes)
    return after


def new_card():
    return {"memory": None, "state": NEW, "step": 0, "reps": 0, "lapses": 0, "days": 0, "minutes": 0}
