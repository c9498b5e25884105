#!/usr/bin/env bash
# Installs what is missing, builds the optimised program and starts it. Arguments go to the program.
# Without a display it writes a picture of every page instead and says where.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
# shellcheck source=resources/linux/packages.sh
. "$root/resources/linux/packages.sh"

# shellcheck disable=SC2086
need $packages_build $packages_run
build release
program=$root/build/release/app/shell/casefile

if [ $# -gt 0 ] || [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi
tour=$root/build/tour
echo "No display here (neither DISPLAY nor WAYLAND_DISPLAY is set): writing a picture of every page instead."
"$program" tour --out "$tour"
echo "The pictures are in $tour; open $tour/index.html to look through them."
