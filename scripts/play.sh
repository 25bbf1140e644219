#!/usr/bin/env bash
# Installs what is missing, builds the game and starts it; everything after the name goes to the game:
#     scripts/play.sh
#     scripts/play.sh film --help
set -euo pipefail

# Whether the game will open a window: the commands of its command line need none.
opens_window() {
    local argument
    for argument in "$@"; do
        case "$argument" in
            film | vectors | games | simulate | check | moves | perft | replay | paths | help) return 1 ;;
            -h | --help | -V | --version) return 1 ;;
        esac
    done
    return 0
}

if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && opens_window "$@"; then
    printf '%s\n' "There is no display here to open a window on; \`parchis film\` draws the game into files instead: scripts/play.sh film --help." >&2
    exit 2
fi

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

# Started from the caller's folder, so that file names on the command line mean what they say.
exec cargo run --locked --manifest-path "$checkout/Cargo.toml" -- "$@"
