#!/usr/bin/env bash
# with_display.sh PROGRAM [ARG…]: runs a program on a virtual X display with a window manager, and ends both with it.
set -euo pipefail
scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$scratch"' EXIT

mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$scratch/display" 2>"$scratch/xvfb.log" &
read -r -t 30 number <"$scratch/display" || {
    cat "$scratch/xvfb.log" >&2
    exit 1
}
export DISPLAY=:$number QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY
jwm -f /dev/null >/dev/null 2>&1 || true &
export HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_CACHE_HOME=$scratch/cache
export XDG_RUNTIME_DIR=$scratch
chmod 700 "$scratch"
"$@"
