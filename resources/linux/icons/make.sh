#!/usr/bin/env bash
# Draws the program's icon in the sizes that desktops want, for those that cannot read SVG. Run when the SVG changes;
# needs rsvg-convert (package librsvg2-bin).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for size in 16 24 32 48 64 128 256; do
    rsvg-convert --width "$size" --height "$size" "$here/../../icons/org.casefile.Casefile.svg" >"$here/$size.png"
done
