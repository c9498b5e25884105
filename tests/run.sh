#!/usr/bin/env bash
# Installs what tests need, builds, and runs everything. Arguments go to ctest, for instance: -R softmax
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
# shellcheck source=resources/linux/packages.sh
. "$root/resources/linux/packages.sh"

# shellcheck disable=SC2086
need $packages_build $packages_run $packages_test
build dev
ctest --preset dev "$@"
