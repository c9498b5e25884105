"""Packs a folder of fuzzer inputs into one file that the tests replay: for each input, smallest first, its length
(4 bytes, little-endian) and its bytes. usage: pack_corpus.py FOLDER FILE.corpus"""

import pathlib
import struct
import sys

inputs = sorted((path.read_bytes() for path in pathlib.Path(sys.argv[1]).iterdir()), key=lambda data: (len(data), data))
pathlib.Path(sys.argv[2]).write_bytes(b"".join(struct.pack("<I", len(data)) + data for data in inputs))
