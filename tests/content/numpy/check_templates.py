"""A second opinion on every numeric template: 200 seeds of each through `CASEFILE quiz generate`, answers and slips compared
with the independent NumPy of template_answers.py and choice_answers.py, and so are the worked instances of the files.

check_templates.py CASEFILE [COUNT]: prints the first difference of each template and exits 1
"""
import json
import math
import pathlib
import subprocess
import sys

import numpy as np

from choice_answers import CHOICES
from template_answers import TEMPLATES as NUMBERS

TEMPLATES = {**NUMBERS, **CHOICES}
TOLERANCE = 1e-9
WORKED = 1e-6  # worked instances have six digits
FOLDER = pathlib.Path(__file__).resolve().parents[3] / "quizzes" / "templates"


def differs(computed, stated, tolerance=TOLERANCE):
    computed, stated = np.array(computed, float), np.array(stated, float)
    if computed.shape != stated.shape:
        return True
    return bool(np.any(np.abs(computed - stated) > tolerance * np.maximum(1.0, np.abs(computed))))


def tolerance_of(template, answer):
    """As graded: both parts together, rounded up to two digits."""
    if template["tolerance"] == "exact":
        return 0.0
    size = float(np.max(np.abs(np.array(answer, float))))
    tolerance = template["tolerance"].get("absolute", 0) + template["tolerance"].get("relative", 0) * size
    unit = 10.0 ** (1 - math.floor(math.log10(tolerance)))
    return math.ceil(tolerance * unit - 1e-9) / unit


def complaint_about(item, template):
    answer, slips = TEMPLATES[item["template"]]
    params = {name: np.array(value) if isinstance(value, list) else value for name, value in item["params"].items()}
    mine = answer(**params)
    if differs(mine, item["answer"]):
        return f"the program has {item['answer']}, NumPy {np.array(mine).tolist()}"
    if differs(tolerance_of(template, mine), item["tolerance"]):
        return f"the tolerance is {item['tolerance']}, not {tolerance_of(template, mine)}"
    options = [np.array(item["answer"], float)]
    for wrong in item["wrong"]:
        slip = slips[wrong["id"]](**params)
        if differs(slip, wrong["answer"]):
            return f"{wrong['id']}: the program has {wrong['answer']}, NumPy {np.array(slip).tolist()}"
        options.append(np.array(wrong["answer"], float))
    for i, option in enumerate(options):
        if any(np.max(np.abs(option - other)) <= 3 * item["tolerance"] for other in options[:i]):
            return f"option {i} is like one before"
    right = template.get("right", {}).get("id", "right")
    if sorted(item["options"]) != sorted([right] + [wrong["id"] for wrong in item["wrong"]]):
        return f"the options {item['options']} are not those of the item"
    if ("right" in template) != (item.get("shown") in item["options"]):
        return f"{item.get('shown')} is shown, which is no option"
    return None


def complaint_of(casefile, template, count):
    command = [casefile, "quiz", "generate", "--template", template["id"], "--seed", "0", "--count", str(count), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode != 0:
        return done.stderr.decode()
    items = [json.loads(line) for line in done.stdout.decode().splitlines()]
    if [item["seed"] for item in items] != list(range(count)):
        return "not one item for each seed"
    unknown = {m["id"] for m in template["mistakes"]} ^ set(TEMPLATES[template["id"]][1])
    if unknown:
        return f"not the same slips here and there: {sorted(unknown)}"
    shown = {wrong["id"] for item in items for wrong in item["wrong"]}
    never = {m["id"] for m in template["mistakes"]} - shown
    if never:
        return f"never shown: {sorted(never)}"
    for item in items:
        complaint = complaint_about(item, template)
        if complaint:
            return f"seed {item['seed']}, {item['params']}: {complaint}"
    return None


def worked_complaint(template):
    for instance in template["worked"]:
        params = {n: np.array(v) if isinstance(v, list) else v for n, v in instance["parameters"].items()}
        mine = TEMPLATES[template["id"]][0](**params)
        if differs(mine, instance["answer"], WORKED):
            return f"worked {instance['parameters']}: the file has {instance['answer']}, NumPy {np.array(mine).tolist()}"
    return None


def main():
    casefile, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    templates = [one for file in sorted(FOLDER.glob("*.json")) for one in json.loads(file.read_text("utf-8"))["templates"]]
    if {one["id"] for one in templates} != set(TEMPLATES):
        sys.exit(f"not the same templates here and there: {sorted({t['id'] for t in templates} ^ set(TEMPLATES))}")
    complaints = []
    for template in templates:
        complaint = complaint_of(casefile, template, count) or worked_complaint(template)
        if complaint:
            complaints.append(f"{template['id']}: {complaint}")
    if complaints:
        sys.exit("\n".join(complaints))
    print(f"{len(templates)} templates, {count} seeds each: all agree")


if __name__ == "__main__":
    main()
