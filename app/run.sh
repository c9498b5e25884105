#!/usr/bin/env bash
# Installs what is missing, builds the optimised program and starts it. Arguments go to the program.
# Without a display it writes a picture of every page instead and says where.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
called_from=$PWD
cd "$root"
# shellcheck source=resources/linux/packages.sh
. "$root/resources/linux/packages.sh"

need "${packages_build[@]}" "${packages_run[@]}"
as_who_asked "$root/app/run.sh" "$@"
build release
program=$root/build/release/app/shell/casefile

cd "$called_from" # file names among the arguments are meant from there
[ $# -eq 0 ] || exec "$program" "$@"

# The program says in one sentence when no display answers, and ends with 1.
status=0
"$program" || status=$?
[ "$status" -eq 1 ] || exit "$status"
tour=$root/build/tour
echo "Writing a picture of every page instead:"
"$program" tour --out "$tour"
echo "The pictures are in $tour; open $tour/index.html to look through them."
