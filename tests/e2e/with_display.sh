#!/usr/bin/env bash
# with_display.sh PROGRAM [ARG…]: runs a program on a virtual X display with a window manager, and ends both with it.
# The exit status is the program's; 124 when it took longer than SECONDS_ALLOWED (240). All that was started ends with
# this script, even when it is killed. The picture on the display can be read from the file $CASEFILE_SCREEN (XWD).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
    echo "with_display.sh: $1" >&2
    [ -z "${2:-}" ] || cat "$2" >&2
    exit 1
}

for tool in Xvfb jwm xdotool; do
    command -v "$tool" >/dev/null || fail "$tool is missing; tests/run.sh installs it."
done

scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait || true; rm -rf "$scratch"' EXIT
trap 'exit 143' TERM INT HUP
mkdir -m 700 "$scratch"/{screen,config,data,cache,run}
mkfifo "$scratch/display" "$scratch/manager"

setpriv --pdeathsig TERM Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -fbdir "$scratch/screen" \
    3>"$scratch/display" 2>"$scratch/xvfb.log" &
read -r -t 30 number <"$scratch/display" || fail "Xvfb did not start:" "$scratch/xvfb.log"

export DISPLAY=:$number QT_QPA_PLATFORM=xcb CASEFILE_SCREEN=$scratch/screen/Xvfb_screen0
export HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_CACHE_HOME=$scratch/cache
export XDG_RUNTIME_DIR=$scratch/run DBUS_SESSION_BUS_ADDRESS=unix:path=$scratch/no-bus
unset WAYLAND_DISPLAY XDG_SESSION_TYPE XDG_CURRENT_DESKTOP SESSION_MANAGER

# The window manager writes a line when it has taken over, so that no window comes before it.
setpriv --pdeathsig TERM jwm -f "$here/jwm.xml" 3>"$scratch/manager" >"$scratch/jwm.log" 2>&1 &
read -r -t 30 _ <"$scratch/manager" || fail "the window manager jwm did not start:" "$scratch/jwm.log"

# In the background, so that a signal ends this script at once, and everything with it.
setpriv --pdeathsig TERM timeout --kill-after=5 "${SECONDS_ALLOWED:-240}" "$@" &
wait $!
