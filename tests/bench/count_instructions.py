#!/usr/bin/env python3
"""Counts the instructions of the kernels under callgrind and compares them with instruction_counts.json.

count_instructions.py PROGRAM COMPILER [--renew]
    PROGRAM   instruction_case, which lists its cases when it is called without a name
    COMPILER  compiler, version and build, e.g. "GNU 12.2.0 Debug": another one makes other instructions
    --renew   writes the counts instead of comparing them

Exit: 0 as before, 1 more than 3 % above, 77 not comparable here (the message says why). No time is measured: one thread
on the AVX2 path runs the same instructions on every machine.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SLACK = 0.03
SKIPPED = 77
COUNTS = pathlib.Path(__file__).with_name("instruction_counts.json")


def count(program, case):
    """Instructions of one case, or None when this machine cannot run it."""
    environment = dict(os.environ, CASEFILE_ISA="avx2")
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "callgrind.out")
        run = subprocess.run(["valgrind", "--tool=callgrind", "--toggle-collect=casefileMeasured",
                              f"--callgrind-out-file={out}", program, case],
                             env=environment, capture_output=True, text=True, timeout=500)
        if run.returncode != 0:
            sys.exit(f"{case} failed under valgrind:\n{run.stdout}{run.stderr}")
        lines = out.read_text().splitlines()
    return int(next(line for line in lines if line.startswith("summary:")).split()[1])


def skip(reason):
    print(f"SKIPPED: {reason}")
    sys.exit(SKIPPED)


def main():
    program, compiler = sys.argv[1:3]
    renews = sys.argv[3:] == ["--renew"]
    if not shutil.which("valgrind"):
        skip("valgrind is not installed (Debian: apt-get install valgrind)")
    if subprocess.run([program, "no-such-case"], env=dict(os.environ, CASEFILE_ISA="avx2"), capture_output=True).returncode:
        skip("this processor does not have AVX2")
    kept = json.loads(COUNTS.read_text()) if COUNTS.exists() else {}
    if not renews and kept.get("compiler") != compiler:
        skip(f"the counts were made with {kept.get('compiler')}, this is {compiler}")
    cases = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    counts = {case: count(program, case) for case in cases}
    if renews:
        COUNTS.write_text(json.dumps({"compiler": compiler, "counts": counts}, indent=4) + "\n")
    more = []
    for case, instructions in counts.items():
        before = instructions if renews else kept["counts"].get(case, 0)
        change = instructions / before - 1 if before else float("inf")
        print(f"{case}: {instructions} instructions, {change:+.2%}")
        if change > SLACK:
            more.append(case)
    if more:
        sys.exit(f"more than {SLACK:.0%} above {COUNTS.name}: {', '.join(more)}. If that is meant, renew the counts "
                 "(tests/bench/README.md).")


main()
