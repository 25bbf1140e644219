#!/usr/bin/env bash
# Builds the game for the browser into a folder that any web server can hand out:
#     scripts/web.sh [--quick] [--serve] [FOLDER]
# FOLDER is dist/ unless another is named. --quick builds in a quarter of the time what is three times as
# large and slow, to see whether it runs; --serve then serves the folder on this machine alone.
set -euo pipefail

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"
cd -- "$checkout"

readonly TARGET="wasm32-unknown-unknown"
readonly CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/parchis"
# The tools of this build; they outlive it.
readonly TOOLS="$CACHE/web-tools"

# Beside the other builds, so that neither waits for the other.
export CARGO_TARGET_DIR="${PARCHIS_WEB_DIR:-$CACHE/web}"

# Whether a compiler has Rust's standard library for the browser.
# $1: the compiler
has_target() {
    [ -n "$(find "$("$1" --print sysroot)/lib/rustlib/$TARGET/lib" -name 'libstd-*.rlib' 2>/dev/null)" ]
}

# Rust's standard library for the browser: from rustup, else built from Debian's sources with Debian's compiler.
take_target() {
    if has_target rustc; then
        return
    elif command -v rustup >/dev/null && rustup target add "$TARGET"; then
        say "rustup has brought the standard library for $TARGET."
    elif command -v apt-get >/dev/null; then
        take_debian_rust
    else
        stop "This Rust has no standard library for $TARGET, and there is neither rustup nor Debian's rustc-web to get one."
    fi
}

# Debian's Rust comes with its library's sources alone: it is built once and laid where the compiler looks.
take_debian_rust() {
    local package missing=""
    for package in rustc-web cargo-web rust-web-src; do
        dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+="$package "
    done
    say "The standard library for $TARGET is built with Debian's rustc-web."
    # shellcheck disable=SC2016 # "$@" is for the inner shell
    install_missing "$missing" env DEBIAN_FRONTEND=noninteractive sh -c \
        'apt-get update && exec apt-get install -y --no-install-recommends "$@"' sh
    # rustup's own names come first otherwise.
    export PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc
    export CARGO_TARGET_DIR="$CARGO_TARGET_DIR/debian"
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=rust-lld
    has_target "$RUSTC" || build_library
}

build_library() {
    local empty library rlib
    empty="$(mktemp -d)"
    mkdir -- "$empty/src"
    : >"$empty/src/lib.rs"
    printf '[package]\nname = "empty"\nedition = "2024"\n[workspace]\n' >"$empty/Cargo.toml"
    (cd -- "$empty" && CARGO_TARGET_DIR="$empty/target" RUSTC_BOOTSTRAP=1 \
        cargo build --release -Z build-std=std,panic_abort --target "$TARGET")
    library="$("$RUSTC" --print sysroot)/lib/rustlib/$TARGET/lib"
    as_root mkdir -p -- "$library"
    for rlib in "$empty/target/$TARGET"/release/deps/*.rlib; do
        [[ "$rlib" == */libempty-* ]] || as_root cp -- "$rlib" "$library/"
    done
    rm -rf -- "$empty"
}

# The tool that writes the script around the module; it understands only its own version. Its own lock file names a
# crate that was withdrawn.
take_bindgen() {
    local wanted
    wanted="$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' Cargo.lock)"
    bindgen="$TOOLS/bin/wasm-bindgen"
    [ "$("$bindgen" --version 2>/dev/null | cut -d ' ' -f 2)" = "$wanted" ] && return
    say "Installing wasm-bindgen $wanted into $TOOLS"
    CARGO_TARGET_DIR="$TOOLS/target" cargo install wasm-bindgen-cli --version "$wanted" --root "$TOOLS" --force
    rm -rf -- "$TOOLS/target"
}

# Node runs what makes the module small and packs it.
take_node() {
    command -v node >/dev/null && command -v npm >/dev/null ||
        stop "Node and npm are needed; on Debian: apt-get install nodejs npm"
    "$quick" || [ -d scripts/web/node_modules/binaryen ] || npm ci --prefix scripts/web --no-audit --no-fund
}

serve=false
quick=false
folder="dist"
for argument in "$@"; do
    case "$argument" in
        --quick) quick=true ;;
        --serve) serve=true ;;
        -*) stop "$argument is unknown here; there are --quick and --serve." ;;
        *) folder="$argument" ;;
    esac
done

take_target
take_bindgen
take_node
as_asked=()
if "$quick"; then
    export CARGO_PROFILE_WEB_OPT_LEVEL=0 CARGO_PROFILE_WEB_LTO=off
    # Without any optimisation some functions of the game have more locals than a module may.
    as_asked=(--config 'profile.web.package.parchis.opt-level=1')
fi
cargo build --locked --profile web --target "$TARGET" --no-default-features --features game --bin parchis \
    "${as_asked[@]+"${as_asked[@]}"}"

built="$CARGO_TARGET_DIR/bindgen"
rm -rf -- "$built"
"$bindgen" --target web --no-typescript --out-name parchis --out-dir "$built" \
    "$CARGO_TARGET_DIR/$TARGET/web/parchis.wasm"
packed=0
if "$quick"; then
    # Nobody is sent this one.
    node scripts/web/pack.mjs "$built" "$folder" --quick
else
    say "Making the module small"
    wasm_opt() {
        node scripts/web/node_modules/binaryen/bin/wasm-opt "$@"
    }
    wasm_opt -Oz --debuginfo "$built/parchis_bg.wasm" -o "$built/named.wasm"
    # Next to each other, functions that were made of one are packed better.
    wasm_opt --reorder-functions-by-name --strip-debug --strip-producers "$built/named.wasm" -o "$built/small.wasm"
    mv -- "$built/small.wasm" "$built/parchis_bg.wasm"
    node scripts/web/pack.mjs "$built" "$folder" || packed=$?
fi

if "$serve"; then
    exec node scripts/web/serve.mjs "$folder" "${PORT:-8080}"
fi
say "Any web server can hand out $folder; docs/web.md says what the address may add."
exit "$packed"
