# shellcheck shell=bash
# Debian packages, by what needs them, and how to install and build. Sourced by app/run.sh, tests/run.sh and .ci/run.
: "${root:?must be the checkout}"

# shellcheck disable=SC2034
{
    packages_build=(g++ cmake ninja-build pkg-config qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qtkeychain-qt6-dev qt6-tools-dev
        qt6-l10n-tools libarmadillo-dev libopenblas-pthread-dev libutf8proc-dev libmuparser-dev nlohmann-json3-dev zlib1g-dev libgif-dev libzip-dev)
    packages_run=(libqt6sql6-sqlite libqt6sql6-psql libqt6svg6 fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji qt6-translations-l10n)
    packages_test=(git lld postgresql openssl python3 python3-numpy valgrind xvfb xauth xdotool jwm desktop-file-utils appstream)
    packages_quality=(clang-format shellcheck)
    packages_package=(lintian desktop-file-utils appstream)
}

# missing_of PACKAGE… : prints those that are not installed.
missing_of() {
    local installed name
    installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for name in "$@"; do
        grep -qx "$name installed" <<<"$installed" || echo "$name"
    done
}

# need PACKAGE… : installs those that are missing, without asking.
need() {
    local missing as_root=()
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        echo "This is not Debian, so nothing is installed; what is needed has these names there: $*" >&2
        return 0
    fi
    mapfile -t missing < <(missing_of "$@")
    [ ${#missing[@]} -eq 0 ] && return 0

    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Casefile needs these packages; run this as root, or install them: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600) said
    said=$(mktemp)
    if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >/dev/null; } 2>"$said"; then
        grep '^E:' "$said" | head -n 2 >&2
        echo "The packages could not be installed; is there a network? Run this again then: it goes on where it stopped. All that apt-get said: $said" >&2
        return 1
    fi
    rm -f "$said"
}

# as_who_asked SCRIPT [ARG…] : under sudo, goes on as the person who called sudo, if the checkout is theirs to write: only the
# installing needs root, and neither the build nor the learner's answers should belong to it.
as_who_asked() {
    [ "$(id -u)" -eq 0 ] && [ "${SUDO_USER:-root}" != root ] || return 0
    sudo -n -u "$SUDO_USER" test -w "$root" 2>/dev/null || return 0
    exec sudo -n -u "$SUDO_USER" --preserve-env=DISPLAY,WAYLAND_DISPLAY,XAUTHORITY,LANG,QT_QPA_PLATFORM bash "$@"
}

# A compiler needs up to 1 GB: no more of them than fit.
parallel_jobs() {
    local available jobs
    available=$(awk '/^MemAvailable/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null || true)
    jobs=$(nproc 2>/dev/null || echo 2)
    [ -z "$available" ] || [ "$available" -ge "$jobs" ] || jobs=$available
    echo $((jobs > 1 ? jobs : 1))
}

# build PRESET : configures if need be and builds, with a line of progress. Takes up what was interrupted.
build() {
    local preset=$1 folder=$root/build/$1
    if ! { mkdir -p "$folder" && [ -w "$folder" ]; } 2>/dev/null; then
        echo "Cannot write $folder (was it built by somebody else?): make it yours, or remove it." >&2
        return 1
    fi
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf "$folder" # of a checkout that has moved
        mkdir -p "$folder"
    fi
    if ! [ "$folder/build.ninja" -nt "$root/CMakePresets.json" ]; then
        echo "Configuring Casefile"
        if ! cmake --preset "$preset" >"$folder/configure.log" 2>&1; then
            cat "$folder/configure.log" >&2
            return 1
        fi
    fi
    CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(parallel_jobs)} \
        NINJA_STATUS='Building Casefile %p (%f of %t) ' cmake --build --preset "$preset"
}
