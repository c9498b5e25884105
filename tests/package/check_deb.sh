#!/usr/bin/env bash
# check_deb.sh FILE.deb: what can be said of the package without installing it. Lintian finds no error, no path of the machine
# that built it is inside, the desktop's files are valid, and the program runs from the unpacked tree.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
deb=$(realpath -- "$1")
# shellcheck source=resources/linux/packages.sh
. "$root/resources/linux/packages.sh"
need "${packages_package[@]}"
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"

fail() {
    echo "$(basename "$deb"): $1" >&2
    exit 1
}

echo "== lintian"
lintian --allow-root --fail-on error,warning "$deb"

echo "== contents"
dpkg-deb -x "$deb" "$tree"
! grep -rlF -e "$root" -e /build/release "$tree" || fail "holds a path of the machine that built it"
desktop-file-validate "$tree/usr/share/applications/org.casefile.Casefile.desktop"
appstreamcli validate --no-net "$tree/usr/share/metainfo/org.casefile.Casefile.metainfo.xml"
for name in libqt6sql6-sqlite libqt6svg6 qt6-translations-l10n fonts-dejavu-core fonts-wqy-microhei libqt6charts6 libopenblas0 libutf8proc2 libmuparser2v5 libgif7; do
    dpkg-deb -f "$deb" Depends | grep -qF "$name" || fail "does not depend on $name"
done

echo "== the program, from the unpacked tree"
bash "$root/tests/package/run_installed.sh" "$tree/usr"
