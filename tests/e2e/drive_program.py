#!/usr/bin/env python3
"""with_display.sh drive_program.py CASEFILE [unittest arguments]: the program as a learner meets it, through the X server.

Keys go through the display (XTEST), windows are closed by the window manager, results are read from the files that
the program leaves. Nothing here waits for a fixed time: until() asks again until it is so, or gives up.
"""
import configparser
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

from screen import colors_down

PATIENCE_S = 60.0
PAUSE_S = 0.05  # between two looks
SMALL_MARGIN = 6  # pixels from the left edge of the window: no page writes there; the window fills the display (jwm.xml)
UNPAINTED = b"\0\0\0"  # what the display shows of a window before its program has painted there
PROGRAM = ""


def xdotool(*arguments):
    """What xdotool prints; an empty answer when it found nothing."""
    done = subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S)
    return done.stdout.strip()


def press(*keys):
    for key in keys:
        xdotool("key", "--clearmodifiers", key)


class Casefile:
    """One running program and its window."""

    def __init__(self, home, *arguments):
        self.home = home
        places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE")}
        self.process = subprocess.Popen([PROGRAM, *arguments], env=os.environ | places | {"LANG": "C.UTF-8"})
        self.window = self.until(self.find_window, "a window appears")
        self.activate()

    def until(self, look, what):
        """The first answer of look() that is true; fails when the program ends or patience does."""
        for _ in range(int(PATIENCE_S / PAUSE_S)):
            answer = look()
            if answer:
                return answer
            try:
                status = self.process.wait(PAUSE_S)
                raise AssertionError(f"the program ended with status {status} before: {what}")
            except subprocess.TimeoutExpired:
                pass
        raise AssertionError(f"did not happen within {PATIENCE_S:.0f} s: {what}")

    def find_window(self):
        found = xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()
        return found[0] if found else None

    def activate(self):
        xdotool("windowactivate", self.window)
        self.until(lambda: xdotool("getactivewindow") == self.window, "the window becomes active")

    def place(self):
        """The deep link in the settings, decoded; empty before anything was begun."""
        settings = configparser.RawConfigParser(strict=False)
        settings.read(self.home / "config/casefile/casefile.ini", encoding="utf-8")
        link = settings.get("General", "place", fallback="").strip('"')
        return urllib.parse.unquote(link)

    def rows(self, sql):
        """What a reader of the database sees while the program runs."""
        file = self.home / "data/casefile/learner.sqlite"
        if not file.exists():
            return []
        database = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=PATIENCE_S)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def steps_seen(self):
        return [row[0] for row in self.rows("SELECT step FROM step_seen ORDER BY at_utc_ms")]

    def colors_at_the_edge(self):
        """The colours down the left edge of the window, top to bottom: one for each bar and the page."""
        self.activate()

        def painted():
            colors = colors_down(SMALL_MARGIN)
            return colors if len(colors) > 1 and UNPAINTED not in colors else None

        return self.until(painted, "the window is painted")

    def begin_lesson(self):
        """From the start page through the first door; the first step is then at its end."""
        press("Tab", "space")
        self.until(self.place, "a lesson is open")
        press("Right")

    def close(self):
        """Closes the window as its title bar does; the exit status."""
        self.activate()
        press("alt+F4")
        return self.process.wait(PATIENCE_S)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class TestProgram(unittest.TestCase):
    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.home)

    def start(self, *arguments):
        program = Casefile(self.home, *arguments)
        self.addCleanup(program.end)
        return program

    def expect_sound_database(self, program):
        self.assertEqual(program.rows("PRAGMA integrity_check"), [("ok",)])

    def test_steps_and_sentence_of_a_lesson_are_kept(self):
        program = self.start()
        program.begin_lesson()
        program.until(lambda: program.steps_seen() == ["case-opens"], "the first step is recorded")
        press("Right")
        program.until(lambda: "everyone-looks" in program.steps_seen(), "the second step is recorded")
        press("ctrl+e", "ctrl+a")
        xdotool("type", "small dogs run")
        press("Return", "Right")
        program.until(lambda: "word-by-word" in program.steps_seen(), "keys reach the page after the sentence")
        program.until(lambda: "small dogs run" in program.place(), "the typed sentence is remembered")
        self.assertEqual(program.close(), 0)
        self.expect_sound_database(program)

        again = self.start()
        press("Tab", "space", "Right")
        again.until(lambda: "three-roles" in again.steps_seen(), "the lesson goes on where it was left")
        self.assertIn("small dogs run", again.place())
        self.assertEqual(again.close(), 0)
        self.assertEqual(again.steps_seen()[:3], ["case-opens", "everyone-looks", "word-by-word"])

    def test_a_link_opens_its_step(self):
        program = self.start("casefile:lesson/overview/weights")
        program.until(lambda: "overview/weights" in program.place(), "the step of the link is open")
        self.assertEqual(program.close(), 0)

    def test_an_answer_given_by_keys_is_kept(self):
        program = self.start()
        press("Tab", "Tab", "space", "1", "ctrl+3", "space")
        program.until(lambda: program.rows("SELECT 1 FROM answer"), "the answer is recorded")
        self.assertEqual(program.close(), 0)
        answers = program.rows("SELECT chapter, question, certainty, attempt FROM answer")
        self.assertEqual(answers, [("overview", "ov-length", 3, 1)])

    def test_a_second_program_says_that_it_cannot_write_and_loses_nothing(self):
        first = self.start()
        plain = first.colors_at_the_edge()
        first.begin_lesson()
        first.until(lambda: first.steps_seen() == ["case-opens"], "the first program records")
        second = self.start()
        second.until(lambda: len(second.colors_at_the_edge()) > len(plain), "the second shows its banner")
        press("Tab", "space", "Right")
        second.until(lambda: "everyone-looks" in second.place(), "the second program teaches all the same")
        self.assertEqual(second.close(), 0)
        self.assertEqual(first.steps_seen(), ["case-opens"], "the second program has written")
        first.activate()
        press("Right")
        first.until(lambda: "everyone-looks" in first.steps_seen(), "the first program still records")
        self.assertEqual(first.close(), 0)
        self.expect_sound_database(first)

    def test_after_a_kill_it_starts_again_and_has_everything(self):
        first = self.start()
        plain = first.colors_at_the_edge()
        first.begin_lesson()
        first.until(lambda: first.steps_seen() == ["case-opens"], "the first step is recorded")
        first.process.kill()
        first.process.wait()
        again = self.start()
        self.assertEqual(again.steps_seen(), ["case-opens"])
        self.assertEqual(again.colors_at_the_edge(), plain, "a banner is shown")
        press("Tab", "space", "Right")
        again.until(lambda: "everyone-looks" in again.steps_seen(), "it records again")
        self.assertEqual(again.close(), 0)
        self.expect_sound_database(again)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=2)
