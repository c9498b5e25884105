#!/usr/bin/env python3
"""Reads the Moodle XML export with a reader that is not ours and compares it with the quiz files: every question is
there or listed as left out, with its hints, options, parts of the mark, feedback, tolerance and id number."""
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[3]
TYPES = {"choice": "multichoice", "choices": "multichoice", "code-line": "multichoice", "true-false": "truefalse",
         "number": "numerical", "text": "shortanswer", "shape": "shortanswer", "matching": "matching",
         "ordering": "ordering", "cloze": "cloze", "free-text": "essay"}
LEFT_OUT = {"cell", "mask", "slider"}
problems = []


def check(holds, sentence):
    if not holds:
        problems.append(sentence)


def words(element, path):
    return element.findtext(path + "/text") or ""


def same(written, authored):
    return "{{" in authored or written == authored


def check_options(question, original, language, name):
    answers = question.findall("answer")
    options = original["options"]
    check([words(answer, "feedback") for answer in answers] ==
          [option["feedback"][language] for option in options], f"{name}: feedback of options")
    check(all(same(answer.findtext("text"), option["text"][language]) for answer, option in zip(answers, options)),
          f"{name}: words of options")
    right = [option.get("right", False) for option in options]
    check([float(answer.get("fraction")) > 0 for answer in answers] == right, f"{name}: right options")
    total = sum(float(answer.get("fraction")) for answer in answers if float(answer.get("fraction")) > 0)
    check(abs(total - 100) < 0.001, f"{name}: right options give {total} %")
    check(question.findtext("single") == ("true" if original["type"] == "choice" else "false"), f"{name}: single")
    for option in options:
        if "missed" in option:
            check(option["missed"][language] in words(question, "incorrectfeedback"), f"{name}: missed")


def check_number(question, original, language, name):
    answers = question.findall("answer")
    number = answers[0].findtext("text")
    check(float(answers[0].get("fraction")) == 100 and float(number) == float(number), f"{name}: number")
    check(float(answers[0].findtext("tolerance")) == original.get("tolerance", 0.005), f"{name}: tolerance")
    check(answers[-1].findtext("text") == "*" and answers[-1].get("fraction") == "0", f"{name}: any other number")
    check(len(words(question, "generalfeedback")) > 0 or "working" not in original, f"{name}: working")


def check_parts(question, original, language, name):
    kind = original["type"]
    if kind in ("choice", "choices"):
        check_options(question, original, language, name)
    elif kind == "code-line":
        right = [float(answer.get("fraction")) == 100 for answer in question.findall("answer")]
        check(right == [line.get("fault", False) for line in original["code"]], f"{name}: faulty line")
        check(question.findtext("shuffleanswers") == "false", f"{name}: lines are shuffled")
        check(all(line["line"] in words(question, "questiontext") for line in original["code"]), f"{name}: code")
    elif kind == "true-false":
        right = {a.findtext("text"): float(a.get("fraction")) == 100 for a in question.findall("answer")}
        check(right == {"true": original["answer"], "false": not original["answer"]}, f"{name}: truth")
        said = {a.findtext("text"): words(a, "feedback") for a in question.findall("answer")}
        check(said == {side: original["feedback"][side][language] for side in said}, f"{name}: feedback")
    elif kind == "number":
        check_number(question, original, language, name)
    elif kind == "text":
        right = [a.findtext("text") for a in question.findall("answer") if a.get("fraction") == "100"]
        check(set(right) == set(original["accepted"]["zh"] + original["accepted"]["en"]), f"{name}: accepted")
    elif kind == "shape":
        check("×" in question.find("answer").findtext("text"), f"{name}: shape")
    elif kind == "matching":
        lefts = [pair.findtext("text") or "" for pair in question.findall("subquestion")]
        rights = [words(pair, "answer") for pair in question.findall("subquestion")]
        spares = [spare["text"][language] for spare in original.get("spares", [])]
        check(lefts == [pair["left"][language] for pair in original["pairs"]] + [""] * len(spares), f"{name}: left")
        check(rights == [pair["right"][language] for pair in original["pairs"]] + spares, f"{name}: right")
    elif kind == "ordering":
        answers = sorted(question.findall("answer"), key=lambda answer: int(answer.get("fraction")))
        check([a.findtext("text") for a in answers] == [i["text"][language] for i in original["items"]], f"{name}: order")
        check(question.findtext("gradingtype") == "LONGEST_ORDERED_SUBSET", f"{name}: mark")
    elif kind == "cloze":
        text = words(question, "questiontext")
        check(text.count("{1:") == len(original["gaps"]) and "⟦" not in text, f"{name}: gaps")
    elif kind == "free-text":
        check(original["model"][language] in words(question, "graderinfo"), f"{name}: model answer")


def check_language(program, language, originals, folder):
    out = folder / f"{language}.xml"
    run = subprocess.run([program, "export", "moodle", "--lang", language, "--out", out], capture_output=True, text=True)
    check(run.returncode == 0, f"{language}: exit status {run.returncode}: {run.stderr}")
    quiz = ElementTree.parse(out).getroot()
    found = {}
    for question in quiz.findall("question"):
        if question.get("type") != "category":
            found[question.findtext("idnumber")] = question
    listed = {line.split(": ")[1] for line in run.stderr.splitlines() if line.startswith("left out: ")}
    check(listed == {name for name, q in originals.items() if q["type"] in LEFT_OUT}, f"{language}: left out {listed}")
    check(set(found) | listed == set(originals), f"{language}: missing {set(originals) - set(found) - listed}")
    for identity, question in found.items():
        original = originals[identity]
        name = f"{language} {identity}"
        check(question.get("type") == TYPES[original["type"]], f"{name}: type {question.get('type')}")
        check(words(question, "name") == identity, f"{name}: name")
        check(original["prompt"][language] in words(question, "questiontext") or "{{" in original["prompt"][language],
              f"{name}: prompt")
        check("{{" not in ElementTree.tostring(question, encoding="unicode"), f"{name}: a field is not filled")
        check([hint.findtext("text") for hint in question.findall("hint")] ==
              [hint[language] for hint in original["hints"]] or "{{" in str(original["hints"]), f"{name}: hints")
        check_parts(question, original, language, name)
    return len(found)


def main(program):
    originals = {}
    for file in sorted((ROOT / "quizzes").glob("*.json")):
        for question in json.loads(file.read_text(encoding="utf-8")).get("questions", []):
            originals[question["id"]] = question
    with tempfile.TemporaryDirectory() as folder:
        counts = [check_language(program, language, originals, pathlib.Path(folder)) for language in ("zh", "en")]
    print(f"{counts} of {len(originals)} questions read back")
    for problem in problems[:20]:
        print(problem)
    return 1 if problems or min(counts) == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
