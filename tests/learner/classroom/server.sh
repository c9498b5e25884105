#!/bin/bash
# A PostgreSQL server of the tests' own, in a folder that goes away with it.
#   server.sh run PROGRAM…  starts it, runs the programs one after another, stops it; 77 with a sentence where there is no server program
#   server.sh kill | start  of the one under way: without goodbye, and again
set -eu

programs=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
[ -x "$programs/initdb" ] || programs=$(dirname "$(command -v initdb || echo /nowhere/initdb)")
if [ ! -x "$programs/initdb" ]; then
    echo "Skipped: there is no PostgreSQL server here (Debian: apt-get install postgresql)" >&2
    exit 77
fi

# initdb and postgres refuse to be root.
as_ordinary() {
    if [ "$(id -u)" -ne 0 ]; then
        "$@"
    elif id postgres >/dev/null 2>&1; then
        (cd / && setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups "$@")
    else
        (cd / && setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups "$@")
    fi
}

start() {
    as_ordinary "$programs/pg_ctl" -D "$CLASS_SERVER/data" -l "$CLASS_SERVER/log" -w -t 30 start >/dev/null || {
        cat "$CLASS_SERVER/log" >&2
        return 1
    }
}

stop() { as_ordinary "$programs/pg_ctl" -D "$CLASS_SERVER/data" -m immediate -w stop >/dev/null 2>&1 || true; }

make() {
    as_ordinary "$programs/initdb" -D "$CLASS_SERVER/data" -U admin --auth-local=trust --auth-host=scram-sha-256 \
        --no-locale -E UTF8 --no-sync >"$CLASS_SERVER/initdb.log" 2>&1 || {
        cat "$CLASS_SERVER/initdb.log" >&2
        return 1
    }
    for name in server other; do
        as_ordinary openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost -keyout "$CLASS_SERVER/$name.key" -out "$CLASS_SERVER/$name.crt" 2>/dev/null
    done
    CLASS_PORT=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    as_ordinary tee -a "$CLASS_SERVER/data/postgresql.conf" >/dev/null <<CONF
listen_addresses = 'localhost'
port = $CLASS_PORT
unix_socket_directories = '$CLASS_SERVER'
ssl = on
ssl_cert_file = '$CLASS_SERVER/server.crt'
ssl_key_file = '$CLASS_SERVER/server.key'
fsync = off
shared_buffers = 16MB
CONF
    export CLASS_PORT
}

case "${1:-}" in
run)
    shift
    CLASS_SERVER=$(as_ordinary mktemp -d /tmp/casefile-class.XXXXXX)
    chmod 755 "$CLASS_SERVER"
    export CLASS_SERVER
    CLASS_CONTROL=$(realpath "$0")
    export CLASS_CONTROL
    trap 'stop; rm -rf "$CLASS_SERVER"' EXIT
    make
    start
    for program in "$@"; do "$program" || failed=1; done
    exit "${failed:-0}"
    ;;
kill) stop ;;
start) start ;;
*)
    echo "usage: server.sh run PROGRAM… | kill | start" >&2
    exit 2
    ;;
esac
