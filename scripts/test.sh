#!/usr/bin/env bash
# Installs what is missing, then checks everything: form, notices, art, lints, tests and documents,
# with the engine and without it. The last line adds up the tests; the exit code is 0 if nothing failed.
# --web plays what scripts/web.sh has built in a real browser instead.
set -euo pipefail

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"
cd -- "$checkout"

# The output is read as well as shown.
export CARGO_TERM_COLOR=never

log="$(mktemp)"
trap 'rm -f -- "$log"' EXIT
passed=0
failed=0

# Runs one check; a failure is counted, and the others still run.
# $1: its name; the rest: the command.
check() {
    local name="$1"
    shift
    say "== $name"
    if ! "$@"; then
        say "Failed: $name"
        failed=$((failed + 1))
    fi
}

# Runs the tests of a build and adds up their "test result:" lines.
# $1: the build's name; the rest: how cargo is asked for it.
count_tests() {
    local status=0 good bad name="$1"
    shift
    say "== tests, $name"
    cargo test --locked --no-fail-fast "$@" 2>&1 | tee -- "$log" || status=$?
    read -r good bad < <(awk '/^test result: / { good += $4; bad += $6 } END { print good + 0, bad + 0 }' "$log")
    # Tests that do not compile or break off have no line to count, and no tests at all are a failure.
    if [ "$bad" -eq 0 ] && { [ "$status" -ne 0 ] || [ "$good" -eq 0 ]; }; then
        say "Failed: tests, $name"
        bad=1
    fi
    passed=$((passed + good))
    failed=$((failed + bad))
}

# After the tests an ordinary build compiles the game itself at most, and no dependency again.
builds_nothing_twice() {
    cargo build --locked "$@" 2>&1 | tee -- "$log" || return 1
    if grep -E '^ *Compiling ' "$log" | grep -qvE '^ *Compiling parchis v'; then
        say "The tests and the build want the same dependency with different features or profiles."
        return 1
    fi
}

# The engine-free build has no engine and no window in its tree.
names_no_engine() {
    local tree
    tree="$(cargo tree --locked --no-default-features -e normal --prefix none)" || return 1
    if grep -E '^(bevy|wgpu|winit|egui|kira)' <<<"$tree"; then
        say "These belong to the engine."
        return 1
    fi
}

# The fonts are made anew and compared; where their sources cannot be had, their checksums alone are.
fonts_are_as_made() {
    local tools="$CARGO_TARGET_DIR/art/fonts"
    python3 scripts/art/fonts.py --sums || return 1
    if command -v npm >/dev/null &&
        python3 -m pip install --quiet --upgrade --target "$tools" -r scripts/art/requirements-fonts.txt; then
        PYTHONPATH="$tools" python3 scripts/art/fonts.py --check
    else
        say "The fonts were not made anew: that needs npm, pip and a network."
    fi
}

# Sounds and the icon are what their programs make, and sound as they should. The workshop's own builds lie apart
# from the game's.
check_workshop() {
    local -x CARGO_TARGET_DIR="$CARGO_TARGET_DIR/art"
    local workshop=(--manifest-path scripts/art/Cargo.toml)
    check "form, workshop" cargo fmt --check "${workshop[@]}"
    check "lints, workshop" cargo clippy --locked --all-targets "${workshop[@]}" -- -D warnings
    count_tests "workshop" "${workshop[@]}"
}

# Lints, tests, build and documents of one build.
# $1: its name; the rest: how cargo is asked for it.
check_build() {
    local name="$1"
    shift
    check "lints, $name" cargo clippy --locked --all-targets "$@" -- -D warnings
    count_tests "$name" "$@"
    check "nothing is built twice, $name" builds_nothing_twice "$@"
    check "documents, $name" env RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps "$@"
}

# The game as the browser compiles it. The engine is only looked at, which takes some minutes the first time.
types_in_the_browser() {
    local target="wasm32-unknown-unknown"
    if ! [ -d "$(rustc --print target-libdir --target "$target")" ] &&
        ! { command -v rustup >/dev/null && rustup target add "$target"; }; then
        say "Not looked at: there is no standard library for $target here, and no rustup to bring one."
        return
    fi
    cargo clippy --locked --target "$target" --no-default-features --features game --lib --bin parchis -- -D warnings
}

# The browser's tests: node's own runner tells and adds up.
test_web() {
    command -v npm >/dev/null || stop "Node and npm are needed; on Debian: apt-get install nodejs npm"
    if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null && command -v apt-get >/dev/null; then
        # shellcheck disable=SC2016 # "$@" is for the inner shell
        install_missing chromium env DEBIAN_FRONTEND=noninteractive sh -c \
            'apt-get update && exec apt-get install -y --no-install-recommends "$@"' sh
    fi
    [ -d tests/web/node_modules/playwright-core ] || npm ci --prefix tests/web --no-audit --no-fund
    exec node --test --test-concurrency=1 tests/web/
}

case "${1:-}" in
    "") ;;
    --web) test_web ;;
    *) stop "$1 is unknown here; there is --web." ;;
esac

check "form" cargo fmt --check
check "third-party notices" scripts/notices.sh --check
check "no engine in the engine-free build" names_no_engine
check "fonts are as made" fonts_are_as_made
check_workshop
check "types in the browser" types_in_the_browser
# The quick build first: most mistakes show there.
check_build "engine-free" --no-default-features --profile tested
check_build "as played"

# Checks that failed are counted with the tests that failed.
printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
