#!/usr/bin/env bash
# Builds the game for the browser into a folder that any web server can hand out:
#     scripts/web.sh [--quick] [--serve] [FOLDER]
# FOLDER is dist/web unless another is named. --quick builds in a quarter of the time what is three times as
# large and slow, to see whether it runs; --serve serves the folder on this machine alone.
set -euo pipefail

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"
cd -- "$checkout"

readonly TARGET="wasm32-unknown-unknown"

# Beside the other builds, so that neither waits for the other.
export CARGO_TARGET_DIR="${PARCHIS_WEB_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/parchis/web}"

# Rust's standard library for the browser.
check_target() {
    [ -n "$(find "$(rustc --print sysroot)/lib/rustlib/$TARGET/lib" -name 'libstd-*.rlib' 2>/dev/null)" ] && return
    command -v rustup >/dev/null ||
        stop "This Rust has no standard library for $TARGET; docs/web.md says how to get one."
    rustup target add "$TARGET" || stop "The standard library for $TARGET could not be had; docs/web.md knows another way."
}

# The tool that writes the script around the module; it understands only its own version.
check_bindgen() {
    local wanted found
    wanted="$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' Cargo.lock)"
    found="$(wasm-bindgen --version 2>/dev/null | cut -d ' ' -f 2)" || true
    [ "$found" = "$wanted" ] ||
        stop "wasm-bindgen $wanted is needed, and ${found:-none} is here. Please run: cargo install wasm-bindgen-cli --version $wanted"
}

serve=false
folder="dist/web"
for argument in "$@"; do
    case "$argument" in
        --quick) export CARGO_PROFILE_WEB_OPT_LEVEL=0 ;;
        --serve) serve=true ;;
        -*) stop "$argument is unknown here; there are --quick and --serve." ;;
        *) folder="$argument" ;;
    esac
done

check_target
check_bindgen
cargo build --locked --profile web --target "$TARGET" --no-default-features --features game --bin parchis
mkdir -p -- "$folder"
wasm-bindgen --target web --no-typescript --out-name parchis --out-dir "$folder" \
    "$CARGO_TARGET_DIR/$TARGET/web/parchis.wasm"
cp -- web/index.html "$folder/"
# Servers that know how send this one instead.
gzip -9kf -- "$folder/parchis_bg.wasm"
ls -l -- "$folder" >&2

if "$serve"; then
    exec python3 -m http.server --bind 127.0.0.1 --directory "$folder" "${PORT:-8080}"
fi
say "Serve $folder and open its index.html; docs/web.md says what the address may add."
