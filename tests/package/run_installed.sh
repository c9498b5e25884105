#!/usr/bin/env bash
# run_installed.sh PREFIX: the program under PREFIX works by itself: from another folder, with a new home, without the checkout.
set -euo pipefail
program=$(realpath -- "$1")/bin/casefile
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cd "$home"
alone() { env -i HOME="$home" PATH=/usr/bin:/bin LANG=C.UTF-8 LSAN_OPTIONS="${LSAN_OPTIONS:-}" OPENBLAS_NUM_THREADS=1 "$program" "$@"; }

alone --version
alone --self-check
alone trace <<<'{"version": 1, "sentence": "猫看见狗就跑", "model": "hand-set"}' >trace.json
grep -qF '"weights"' trace.json
alone render --step weights --page --out page.png
[ "$(head -c 8 page.png | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ]
