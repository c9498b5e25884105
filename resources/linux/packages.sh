# Debian packages, by what needs them, and a function that installs the missing ones. Sourced by app/run.sh and tests/run.sh.

# shellcheck disable=SC2034
packages_build="g++ cmake ninja-build pkg-config qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev
    qt6-l10n-tools libarmadillo-dev libopenblas-pthread-dev libutf8proc-dev nlohmann-json3-dev"
packages_run="libqt6sql6-sqlite libqt6svg6 fonts-dejavu-core fonts-wqy-microhei qt6-translations-l10n"
packages_test="git python3 python3-numpy xvfb xauth xdotool jwm desktop-file-utils appstream"
packages_quality="clang-format"

# need PACKAGE… : installs those that are missing, without asking.
need() {
    local missing=() name
    for name in "$@"; do
        dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    if ! command -v apt-get >/dev/null; then
        echo "Casefile needs these Debian packages, and there is no apt-get here to install them: ${missing[*]}" >&2
        return 1
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Casefile needs these packages; run this as root, or install them: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# build PRESET : configures if need be and builds, with a line of progress.
build() {
    local preset=$1
    shift
    cmake --preset "$preset" "$@" >"$root/.configure-$preset.log" 2>&1 || {
        cat "$root/.configure-$preset.log" >&2
        return 1
    }
    rm -f "$root/.configure-$preset.log"
    NINJA_STATUS='Building Casefile %p (%f of %t) ' cmake --build --preset "$preset"
}
