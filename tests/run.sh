#!/usr/bin/env bash
# Installs what tests need, builds, and runs everything. Arguments go to ctest, for instance: -R softmax
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$root"
# shellcheck source=resources/linux/packages.sh
. "$root/resources/linux/packages.sh"

need "${packages_build[@]}" "${packages_run[@]}" "${packages_test[@]}"
as_who_asked "$root/tests/run.sh" "$@"
build dev
ctest --preset dev "$@"
