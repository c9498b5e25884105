#!/usr/bin/env python3
"""Each header of the layers stands alone: it compiles by itself, and includes (perhaps through others) what declares the
names of Qt and of the standard library that it uses.

The compiler alone would say both, at a second and a half a header, nearly all of it Qt's own lines. So those are read once,
before every header, and whether a header asked for them is answered from the text of the includes.

headers_alone.py BUILD, which holds compile_commands.json."""
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
FORWARD = re.compile(r'^\s*(?:class|struct|enum class)\s+(Q\w+)\s*[;:]', re.M)
WORDS_AND_COMMENTS = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
STANDARD = {
    'algorithm': 'clamp sort max_element min_element', 'array': 'array', 'atomic': 'atomic', 'bitset': 'bitset',
    'chrono': 'chrono', 'cmath': 'sqrt exp log', 'complex': 'complex', 'condition_variable': 'condition_variable',
    'cstddef': 'size_t ptrdiff_t byte', 'cstdint': 'int32_t int64_t uint8_t uint16_t uint32_t uint64_t', 'deque': 'deque',
    'exception': 'exception exception_ptr', 'functional': 'function', 'future': 'future promise', 'initializer_list': 'initializer_list',
    'limits': 'numeric_limits', 'list': 'list', 'map': 'map', 'memory': 'unique_ptr shared_ptr weak_ptr make_unique make_shared',
    'mutex': 'mutex lock_guard unique_lock', 'numbers': 'numbers', 'optional': 'optional nullopt', 'random': 'mt19937 mt19937_64',
    'ranges': 'ranges views', 'set': 'set', 'span': 'span', 'stdexcept': 'runtime_error invalid_argument logic_error',
    'stop_token': 'stop_token', 'string': 'string to_string', 'string_view': 'string_view', 'thread': 'thread jthread',
    'tuple': 'tuple', 'unordered_map': 'unordered_map', 'utility': 'pair move forward', 'variant': 'variant visit get_if holds_alternative',
    'vector': 'vector',
}
HEADER_OF = {name: header for header, names in STANDARD.items() for name in names.split()}


def commands_of(build):
    """Compiler, library folders and definitions of the layers together, and the sources that are compiled by themselves."""
    commands = build / 'compile_commands.json'
    if not commands.exists():
        sys.exit(f'{commands} is missing: configure the preset first')
    compiler, kept, sources = 'c++', {}, []
    for entry in json.loads(commands.read_text()):
        words = shlex.split(entry['command'])
        if not re.search(r'/casefile_\w+\.dir/', entry['command']):
            continue
        compiler = next(w for w in words if re.search(r'\+\+(-\d+)?$', w))
        for word, following in zip(words, words[1:]):
            if word == '-isystem':
                kept[word, following] = None
            elif re.match(r'-(std=|fPI[CE]|DQT_\w+_LIB)', word):
                kept[word,] = None
        source = pathlib.Path(entry['file'])
        if source.is_relative_to(ROOT / 'app') or source.is_relative_to(ROOT / 'engine'):
            sources.append(str(source))
    return compiler, [word for words in kept for word in words] + [f'-I{ROOT}'], [s for s in sources if os.path.isfile(s)]


def first_include(path):
    """The project's header that a file includes before anything else: whatever compiles the file shows that it stands alone."""
    found = re.search(r'^\s*#\s*include\s*([<"])([^>"]+)', pathlib.Path(path).read_text(), re.M)
    return os.path.realpath(ROOT / found[2]) if found and found[1] == '"' else None


class Includes:
    """What a header includes, followed through files by their text: conditions count as met."""

    def __init__(self, compiler, flags):
        said = subprocess.run([compiler, *flags, '-E', '-v', '-x', 'c++', '/dev/null'], capture_output=True, text=True).stderr
        listed = said.split('search starts here:')[-1].split('End of search')[0]
        folders = re.findall(r'^ (\S.*)$', listed, re.M)
        self.folders = [str(ROOT)] + [f for f in folders if os.path.isdir(f)]

    @functools.lru_cache(maxsize=None)
    def find(self, name, beside):
        for folder in (beside, *self.folders):
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                return os.path.realpath(path)
        return None

    @functools.lru_cache(maxsize=None)
    def direct(self, path):
        text = pathlib.Path(path).read_text(errors='replace')
        found = (self.find(name, os.path.dirname(path)) for name in INCLUDE.findall(text))
        return frozenset(f for f in found if f)

    def all_of(self, path):
        seen, todo = set(), [path]
        while todo:
            for included in self.direct(todo.pop()):
                if included not in seen:
                    seen.add(included)
                    todo.append(included)
        return seen


def names_without_include(path, includes):
    text = pathlib.Path(path).read_text()
    body = WORDS_AND_COMMENTS.sub('', INCLUDE.sub('', text))
    declared = set(FORWARD.findall(text))
    reached = includes.all_of(path)
    for name in sorted(set(re.findall(r'\bQ[A-Z][a-z]\w*\b', body)) - declared):
        header = includes.find(name, '/')
        if header and header not in reached and not (includes.direct(header) & reached):
            yield f'{name} needs #include <{name}> or a forward declaration'
    for name in sorted(set(re.findall(r'\bstd::(\w+)', body))):
        header = includes.find(HEADER_OF[name], '/') if name in HEADER_OF else None
        if header and header not in reached:
            yield f'std::{name} needs #include <{HEADER_OF[name]}>'


def what_the_compiler_says(path, compiler, flags):
    run = subprocess.run([compiler, *flags, '-w', '-fsyntax-only', '-x', 'c++', path], capture_output=True, text=True)
    return [next((line for line in run.stderr.splitlines() if 'error' in line), run.stderr)] if run.returncode else []


def read_once(headers, compiler, flags, includes, scratch):
    """Compiles all that the headers include of libraries; the flags that put it before a source."""
    names = {name for h in headers for name in INCLUDE.findall(pathlib.Path(h).read_text())}
    together = pathlib.Path(scratch) / 'libraries.h'
    together.write_text(''.join(f'#include <{n}>\n' for n in sorted(names) if not n.startswith(('app/', 'engine/'))))
    subprocess.run([compiler, *flags, '-w', '-x', 'c++-header', str(together), '-o', f'{together}.gch'], check=True)
    return ['-include', str(together)]


def main():
    compiler, flags, sources = commands_of(pathlib.Path(sys.argv[1]).resolve())
    listed = subprocess.run(['git', 'ls-files', 'engine/*.h', 'app/*.h'], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    headers = [os.path.realpath(ROOT / h) for h in listed.split()]
    shown_by_others = {first_include(f) for f in headers + sources}
    includes = Includes(compiler, flags)
    with tempfile.TemporaryDirectory() as scratch:
        outside = {'app': flags + read_once(headers, compiler, flags, includes, scratch), 'engine': ['-std=gnu++20', f'-I{ROOT}']}

        def check(path):
            faults = list(names_without_include(path, includes))
            if path not in shown_by_others:
                faults += what_the_compiler_says(path, compiler, outside[os.path.relpath(path, ROOT).split('/')[0]])
            return [f'{os.path.relpath(path, ROOT)}: {fault}' for fault in faults]

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            faults = [fault for found in pool.map(check, headers) for fault in found]
    print('\n'.join(faults) or f'{len(headers)} headers stand alone')
    sys.exit(bool(faults))


main()
