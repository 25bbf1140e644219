#!/usr/bin/env bash
# Takes the pictures of README.md anew from the game as it is: two stills, and one that moves.
# It needs a graphics driver, if only in software; for the moving one also the packages imagemagick
# and webp.
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

# A capture, a bonus that is walked, a throw, over and over.
moving() {
    local tool
    for tool in mogrify img2webp; do
        command -v "$tool" >/dev/null || stop "$tool is missing: please install imagemagick and webp."
    done
    rm -f -- "$frames"/*.png
    film --lang en --size 1280x720 --every "$((30 / rate))" "$@"
    rm -f -- "$frames/sheet.png"
    # As wide as the page shows it.
    mogrify -filter Lanczos -resize 800x450 "$frames"/*.png
    img2webp -loop 0 -lossy -q 72 -m 6 -d "$((1000 / rate))" "$frames"/*.png -o "$pictures/parchis.webp"
    say "$pictures/parchis.webp: $(stat -c %s "$pictures/parchis.webp") bytes"
}

if [ "$what" != moving ]; then
    still parchis en --game parchis-4-spain --seed 7 --skip 100
    still barsees ar --game barsees-damascus --players human,greedy --every 8 --position \
        "S=H,30,76,M N=12,79,62,H turn=S tokens=10,k,3"
fi
if [ "$what" != still ]; then
    moving --game parchis-4-spain --seed 4 --seconds 7 --position \
        "Y=30,41,H,M B=36,17,H,H R=33,45,H,H G=32,63,60,H turn=Y"
fi
