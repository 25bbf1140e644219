#!/usr/bin/env bash
# Writes docs/third-party.md: every library that ships in the game, on any system, and its licence.
#     scripts/notices.sh           writes the page
#     scripts/notices.sh --check   fails if the page is old
# Either way it fails if a library has no licence that we can live with.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

readonly PAGE="docs/third-party.md"

# Licences under which others may be shipped with us. GPL and AGPL would bind the whole game.
may_ship() {
    case "$1" in
        0BSD | Apache-2.0 | BSD-2-Clause | BSD-3-Clause | BSL-1.0 | CC0-1.0 | ISC | MIT | MIT-0) return 0 ;;
        MPL-2.0 | OFL-1.1 | Ubuntu-font-1.0 | Unicode-3.0 | Unlicense | Zlib) return 0 ;;
        *) return 1 ;;
    esac
}

# Whether a licence expression such as "(MIT OR GPL-2.0) AND Zlib" leaves us a way: each licence
# becomes 1 or 0, and the rest is arithmetic.
leaves_a_way() {
    local word words sum=""
    read -r -a words < <(sed -E 's/ WITH [A-Za-z0-9.-]+//g; s#/# OR #g; s/[()]/ & /g' <<<"$1")
    for word in "${words[@]+"${words[@]}"}"; do
        case "$word" in
            '(' | ')') sum+="$word" ;;
            AND) sum+=" && " ;;
            OR) sum+=" || " ;;
            *) if may_ship "$word"; then sum+=1; else sum+=0; fi ;;
        esac
    done
    ((${sum:-0}))
}

# The libraries in the program, one a line: name, version, licence. Code that only runs while
# compiling is not among them, nor is what is ours. $1: the systems to look at.
libraries() {
    cargo tree --locked -e normal,no-proc-macro --target "$1" --prefix none -f '{p}|{l}' |
        sed -E 's/ \(\*\)$//; s/^([^ ]+) v([^ |]+)[^|]*\|/\1|\2|/' |
        grep -Ev '^(parchis|inventory|regex)\|' |
        LC_ALL=C sort -u -t '|' -k 1,1 -k 2,2
}

as_rows() {
    awk -F '|' '{ printf "| %s | %s | %s |\n", $1, $2, $3 }'
}

page() {
    cat <<'HEAD'
# Third-party libraries

Written by `scripts/notices.sh`; do not edit. These libraries are compiled into the game on one system
or another; each licence's text is in the library's own package.

| library | version | licence |
| --- | --- | --- |
HEAD
    as_rows <<<"$all"
}

systems=all
if ! all="$(libraries "$systems")"; then
    # Without a network only the libraries for this very system may be at hand.
    systems="$(rustc -vV | sed -n 's/^host: //p')"
    all="$(libraries "$systems")"
fi

refused=0
while IFS='|' read -r name version licence; do
    if ! leaves_a_way "$licence"; then
        printf '%s %s cannot be shipped under %s\n' "$name" "$version" "${licence:-no licence at all}" >&2
        refused=1
    fi
done <<<"$all"
[ "$refused" -eq 0 ] || exit 1

stop() {
    printf '%s\n' "$1" >&2
    exit 1
}

case "${1:-}:$systems" in
    --check:all)
        diff "$PAGE" <(page) >&2 || stop "$PAGE is old; please run scripts/notices.sh."
        ;;
    --check:*)
        while read -r row; do
            grep -qxF -- "$row" "$PAGE" || stop "$PAGE lacks: $row"
        done < <(as_rows <<<"$all")
        ;;
    *:all) page >"$PAGE" ;;
    *) stop "The page lists every system's libraries, and cargo could not fetch them all." ;;
esac
