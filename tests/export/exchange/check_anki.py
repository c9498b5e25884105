"""check_anki.py CASEFILE: the packages and texts for Anki, read by readers that are not ours."""
import csv
import hashlib
import json
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile
from html.parser import HTMLParser
from pathlib import Path

casefile = sys.argv[1]
header = ["#separator:tab", "#html:true", "#notetype:Basic", "#columns:Front\tBack\tTags\tId\tDeck", "#tags column:3",
          "#guid column:4", "#deck column:5", "#if matches:update current", "#match scope:notetype"]
tables = {"col", "notes", "cards", "revlog", "graves"}
indexes = {"ix_notes_usn", "ix_cards_usn", "ix_revlog_usn", "ix_cards_nid", "ix_cards_sched", "ix_revlog_cid", "ix_notes_csum"}
tags_used = {"p", "b", "ul", "ol", "li", "br", "code", "img"}


def export(kind, file, language, *chapters):
    arguments = [casefile, "export", kind, "--lang", language, "--out", str(file)]
    for chapter in chapters:
        arguments += ["--chapter", chapter]
    done = subprocess.run(arguments, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return re.match(r".*: (\d+) question", done.stdout), done.stderr


class Tags(HTMLParser):
    def handle_starttag(self, tag, attrs):
        assert tag in tags_used, tag


def check_html(html):
    Tags().feed(html)
    assert not re.search(r"&(?!amp;|lt;|gt;|quot;|nbsp;)", html), html
    assert "{{" not in html and "⟦" not in html, html


def check_text(file, count, language):
    lines = file.read_text(encoding="utf-8").split("\n")
    assert lines[:len(header)] == header, lines[:len(header)]
    rows = list(csv.reader(lines[len(header):-1], delimiter="\t", quotechar='"', strict=True))
    assert len(rows) == count and all(len(row) == 5 for row in rows)
    assert len({row[3] for row in rows}) == count
    for front, back, tags, guid, deck in rows:
        check_html(front), check_html(back)
        assert back and deck.startswith("Casefile::") and guid.endswith("-" + language) and "casefile" in tags.split()
        assert re.search(r"In Casefile|Casefile", back)
    return {row[3]: row[:3] for row in rows}


def open_package(file, folder):
    with zipfile.ZipFile(file) as package:
        assert package.testzip() is None
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in package.infolist())
        assert "meta" not in package.namelist()
        media = json.loads(package.read("media"))
        assert set(package.namelist()) == {"collection.anki2", "media"} | set(media)
        pictures = {media[number]: package.read(number) for number in media}
        (folder / "collection.anki2").write_bytes(package.read("collection.anki2"))
    return sqlite3.connect(folder / "collection.anki2"), pictures


def check_collection(base):
    names = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")}
    assert names == tables | indexes, names
    assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    (column,) = base.execute("SELECT id, ver, models, decks, dconf FROM col")
    assert column[:2] == (1, 11)
    models, decks, options = (json.loads(text) for text in column[2:])
    (model,) = models.values()
    assert (model["id"], [field["name"] for field in model["flds"]]) == (1764547200011, ["Front", "Back", "Picture", "Step"])
    assert {"id", "name", "type", "mod", "usn", "sortf", "did", "css", "tmpls", "flds"} <= set(model)
    for deck in decks.values():
        assert {"id", "name", "usn", "lrnToday", "revToday", "newToday", "timeToday", "collapsed", "dyn", "conf"} <= set(deck)
    for option in options.values():
        assert {"id", "mod", "name", "usn", "maxTaken", "autoplay", "timer", "new", "rev", "lapse"} <= set(option)
    return model["id"], {int(key): deck["name"] for key, deck in decks.items()}


def check_package(file, folder, count):
    base, pictures = open_package(file, folder)
    model, decks = check_collection(base)
    used = set()
    notes = {}
    for number, guid, mid, tags, fields, sum_ in base.execute("SELECT id, guid, mid, tags, flds, csum FROM notes"):
        front, back, picture, step = fields.split("\x1f")
        check_html(front), check_html(back), check_html(picture)
        plain = re.sub("<[^>]*>", "", front)
        assert sum_ == int(hashlib.sha1(plain.encode()).hexdigest()[:8], 16) and mid == model
        assert tags[0] == tags[-1] == " " and step
        used |= set(re.findall('<img src="([^"]*)">', fields))
        notes[guid] = (number, front, back)
    assert len(notes) == count
    assert len({front for _, front, _ in notes.values()}) == count, "field 1 is not unique"
    assert used == set(pictures), used ^ set(pictures)
    for name, png in pictures.items():
        assert png[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", png[16:24])[0] > 600, name
    cards = list(base.execute("SELECT nid, did, type, queue, due, reps FROM cards ORDER BY due"))
    assert [card[4] for card in cards] == list(range(1, count + 1))
    assert {card[0] for card in cards} == {note[0] for note in notes.values()}
    assert all(card[2:4] == (0, 0) and card[5] == 0 and decks[card[1]].startswith("Casefile::") for card in cards)
    base.close()
    return notes


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        texts = {}
        for language in ("zh", "en"):
            told, _ = export("anki", folder / "x.txt", language)
            texts[language] = check_text(folder / "x.txt", int(told[1]), language)
        assert not set(texts["zh"]) & set(texts["en"])
        told, left_out = export("apkg", folder / "a.apkg", "en", "scoring")
        first = check_package(folder / "a.apkg", folder, int(told[1]))
        assert any(guid.startswith("casefile-sc-cell") for guid in first) and "sc-slide-sharp: " in left_out
        told, _ = export("apkg", folder / "b.apkg", "en", "scoring", "overview")
        second = check_package(folder / "b.apkg", folder, int(told[1]))
        assert all(second[guid] == first[guid] for guid in first), "the same question is another note"
        print(len(texts["zh"]), "cards as text,", len(second), "in a package")


main()
