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

# The compiler, with the sources of its standard library, which is built along with the game: as it comes, it has the
# sentence and the place of every panic in it. From rustup, else from Debian.
take_library() {
    if has_sources rustc; then
        return
    elif command -v rustup >/dev/null && rustup component add rust-src; then
        say "rustup has brought the sources of the standard library."
    elif command -v apt-get >/dev/null; then
        take_debian_rust
    else
        stop "This Rust has no sources of its standard library, and there is neither rustup nor Debian's rustc-web to get them."
    fi
}

# $1: the compiler
has_sources() {
    [ -f "$("$1" --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml" ]
}

take_debian_rust() {
    local package missing=""
    for package in rustc-web cargo-web rust-web-src; do
        dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+="$package "
    done
    say "The game is built with Debian's rustc-web."
    # shellcheck disable=SC2016 # "$@" is for the inner shell
    install_missing "$missing" env DEBIAN_FRONTEND=noninteractive sh -c \
        'apt-get update && exec apt-get install -y --no-install-recommends "$@"' sh
    # rustup's own names come first otherwise.
    export PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc
    export CARGO_TARGET_DIR="$CARGO_TARGET_DIR/debian"
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=rust-lld
    has_sources "$RUSTC" || stop "Debian's rust-web-src has brought no sources of the standard library."
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

take_library
take_bindgen
take_node
as_asked=(-Z build-std=std,panic_abort)
flags=""
if "$quick"; then
    export CARGO_PROFILE_WEB_OPT_LEVEL=0 CARGO_PROFILE_WEB_LTO=off
    # Without any optimisation some functions of the game have more locals than a module may.
    as_asked+=(--config 'profile.web.package.parchis.opt-level=1')
else
    as_asked+=(-Z build-std-features=optimize_for_size)
    # A panic only stops the module; the quick build says why and where.
    flags="-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=shallow"
fi
# The library's build and the flags are open to every compiler only so.
RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags" \
    cargo build --locked --profile web --target "$TARGET" --no-default-features --features game --bin parchis \
    "${as_asked[@]}"

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
