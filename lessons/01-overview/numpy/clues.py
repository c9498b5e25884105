"""A sentence becomes a matrix: tokens, what each token is, and where it stands.

python3 clues.py               runs a tiny example
python3 clues.py request.json  {"sentence": "…", "words": {"猫": ["noun", "animate"], …}} ("-": from standard input)
Prints tokens, embedding and position as JSON. The program's own word list is larger and its rules for
characters are those of Unicode; the steps are the same.
"""
import hashlib
import json
import re
import sys

import numpy as np

TRAITS = ["noun", "verb", "adjective", "pronoun", "function word", "animate", "plural"]
IDENTITY = 8   # numbers that tell one word from another
POSITION = 16  # numbers that tell one place from another


# [tokens]
LATIN_WORD = re.compile(r"[A-Za-z\u00C0-\u024F]+(?:['’-][A-Za-z\u00C0-\u024F]+)*")
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


def tokens(sentence, words):
    found, at = [], 0
    while at < len(sentence):
        if sentence[at].isspace():  # spaces separate and are no tokens
            at += 1
            continue
        latin, number = LATIN_WORD.match(sentence, at), NUMBER.match(sentence, at)
        known = [word for word in words if sentence.startswith(word, at)]
        if latin:
            piece = latin.group()
        elif known:
            piece = max(known, key=len)  # the longest word wins
        elif number:
            piece = number.group()
        else:
            piece = sentence[at]  # a punctuation mark, or one character
        found.append(piece)
        at += len(piece)
    return found
# [/tokens]


# [embedding]
def identity(word):
    """A direction of length 1 that always belongs to this word, known or not."""
    seed = int.from_bytes(hashlib.sha256(word.encode()).digest()[:8], "big")
    direction = np.random.default_rng(seed).standard_normal(IDENTITY)
    return direction / np.linalg.norm(direction)


def embedding(found, words):
    rows = []
    for token in found:
        traits = words.get(token.casefold(), [])  # an unknown word has no traits, only its identity
        rows.append(np.concatenate([[trait in traits for trait in TRAITS], identity(token.casefold())]))
    return np.array(rows)  # n x (traits + identity)
# [/embedding]


# [position]
def position(n, d=POSITION):
    frequency = 10000.0 ** (-np.arange(0, d, 2) / d)  # d / 2 waves, from short to long
    angle = np.arange(n)[:, None] * frequency         # n x (d / 2)
    p = np.empty((n, d))
    p[:, 0::2], p[:, 1::2] = np.sin(angle), np.cos(angle)
    return p  # n x d
# [/position]


EXAMPLE = {"sentence": "猫看见狗就跑",
           "words": {"猫": ["noun", "animate"], "狗": ["noun", "animate"], "看见": ["verb"], "跑": ["verb"], "就": ["function word"]}}


def main():
    if len(sys.argv) < 2:
        request = EXAMPLE
    elif sys.argv[1] == "-":
        request = json.load(sys.stdin)
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            request = json.load(file)
    found = tokens(request["sentence"], request["words"])
    print(json.dumps({"tokens": found, "embedding": embedding(found, request["words"]).tolist(),
                      "position": position(len(found)).tolist()}, ensure_ascii=False))


if __name__ == "__main__":
    main()
