#!/usr/bin/env bash
# Takes the pictures of README.md anew from the game as it is: two stills, and one that moves.
# It needs a graphics driver, if only in software, and img2webp of the package `webp`.
# Usage: scripts/pictures.sh [still|moving]
set -euo pipefail

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"
cd -- "$checkout"

what="${1:-all}"
pictures="docs/pictures"
rate=15

cargo build --locked
film() {
    "$CARGO_TARGET_DIR/debug/parchis" film --out "$frames" "$@"
}

frames="$(mktemp -d)"
trap 'rm -rf -- "$frames"' EXIT

# One picture of the game in a language.
# $1: its name; $2: the language; the rest: what is on the table.
still() {
    local name="$1" lang="$2"
    shift 2
    film --lang "$lang" --size 1280x720 --frames 1 "$@"
    mv -- "$frames/0000.png" "$pictures/$name.png"
    say "$pictures/$name.png: $(stat -c %s "$pictures/$name.png") bytes"
}

# A throw, a walk and a capture, over and over.
moving() {
    command -v img2webp >/dev/null || stop "img2webp is missing: please install the package webp."
    rm -f -- "$frames"/*.png
    # As wide as the page shows it, with everything laid out as in a window of 1280 points.
    film --lang en --size 800x450 --scale 0.625 --every "$((30 / rate))" "$@"
    rm -f -- "$frames/sheet.png"
    img2webp -loop 0 -lossy -q 72 -m 6 -d "$((1000 / rate))" "$frames"/*.png -o "$pictures/parchis.webp"
    say "$pictures/parchis.webp: $(stat -c %s "$pictures/parchis.webp") bytes"
}

if [ "$what" != moving ]; then
    still parchis en --game parchis-4-spain --seed 7 --skip 100
    still barsees ar --game barsees-damascus --seed 3 --skip 100
fi
if [ "$what" != still ]; then
    moving --game parchis-4-spain --seed 7 --skip 100 --seconds 7
fi
