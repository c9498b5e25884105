#!/usr/bin/env bash
# read_apkg.sh FILE.apkg : opens a package for Anki with a reader that is not ours, the npm package anki-reader, installed for this
# once. Needs node 20, npm and a network, so it is not among the tests.
set -euo pipefail
file=$(realpath "${1:?the .apkg to read}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# better-sqlite3 13 wants node 22 and crashes node 20.
echo '{"private": true, "overrides": {"better-sqlite3": "^12"}}' >package.json
npm install --silent --no-audit --no-fund anki-reader >/dev/null
cat >read.mjs <<'JS'
import { readFile } from "node:fs/promises";
import * as reader from "anki-reader";
const read = reader.readAnkiPackage ?? reader.default.readAnkiPackage;
const { collection } = await read(new Blob([await readFile(process.argv[2])]));
let cards = 0;
for (const deck of Object.values(collection.getDecks())) {
    const held = Object.values(deck.getCards());
    if (held.length === 0) continue;
    cards += held.length;
    console.log(`${deck.getName()}: ${held.length} cards`);
    const front = held[0].getFront().replace(/<[^>]*>/g, " ").trim();
    console.log(`  ${front.slice(0, 100)}`);
}
console.log(`${cards} cards`);
JS
node read.mjs "$file"
