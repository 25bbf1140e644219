#!/usr/bin/env bash
# Plays every game many times and writes docs/fairness.md: how games end, how long they last, and
# how often each seat wins; the wins also as data, levels/fairness.ron, which the game shows.
# Usage: scripts/fairness.sh [GAMES] [SEED]
set -euo pipefail

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"
cd -- "$checkout"

games="${1:-10000}"
seed="${2:-1}"
page="docs/fairness.md"
data="levels/fairness.ron"

cargo build --release --locked --no-default-features
program="$CARGO_TARGET_DIR/release/parchis"

# The program with the games that come with it and no others: nobody has any here.
nowhere="$(mktemp -d)"
trap 'rm -rf -- "$nowhere"' EXIT
parchis() {
    HOME="$nowhere" XDG_DATA_HOME="$nowhere" "$program" "$@"
}

# One row: a game's name, how it ended, and each hand's wins with how far they are from its share.
# $1: the game; $2: who plays; $3: how many games.
row() {
    parchis simulate --game "$1" --players "$2" --games "$3" --seed "$seed" | awk -v game="$1" '
        /^moves a game:/ { mean = $4 }
        /^won:/ {
            gsub(/[a-z]+:? /, "")
            # Partners win together, and by the name of the first of them: the others have no wins.
            of = split($0, won, ", ")
            for (i = 1; i <= of; i++) if (won[i] > 0) { wins[++hands] = won[i]; all += won[i] }
        }
        /ended by their own rule:/ { match($0, /rule: [0-9]+/); own = substr($0, RSTART + 6, RLENGTH - 6); cap = $NF }
        END {
            share = all / hands
            for (i = 1; i <= hands; i++) {
                chi += (wins[i] - share) ^ 2 / share
                shares = shares (i > 1 ? " · " : "") sprintf("%.1f", 100 * wins[i] / all)
            }
            # Beyond this one fair game in a thousand falls: the 99.9th percentile of chi-square.
            split("10.83 13.82 16.27 18.47 20.52 22.46 24.32", limit, " ")
            printf "| %s | %d | %d | %.0f | %s | %.1f of %s |\n",
                game, own, cap, mean, shares, chi, limit[hands - 1]
        }'
}

# The rows of every game.
# $1: who plays; $2: how many games.
rows() {
    local game
    printf '| game | by their own rule | by the cap | moves on average | wins in %% | χ² of limit |\n'
    printf '|---|---:|---:|---:|---|---:|\n'
    while read -r game _; do
        say "$game, $1"
        row "$game" "$1" "$2"
    done < <(parchis games)
}

{
    printf '# How fair the seats are\n\n'
    printf 'Written by `scripts/fairness.sh %s %s`.\n\n' "$games" "$seed"
    printf 'Wins stand in the order of turns; partners win together, by the name of the first of them. A game\n'
    printf 'is stopped at 100,000 moves. χ² is how far the wins are from equal shares; were the seats equal,\n'
    printf 'one game in a thousand would come out beyond the limit.\n\n'
    printf '## Random players, %s games of each\n\n' "$games"
    rows random "$games"
} >"$page.new"
mv -- "$page.new" "$page"

# The wins of every game once more, taken from the page.
{
    printf '// How fair the seats are: wins in percent of each seat, in the order of turns; of partners, of each pair.\n'
    printf '// Written by `scripts/fairness.sh %s %s`, with docs/fairness.md.\n' "$games" "$seed"
    printf '(\n    version: 1,\n    players: "random",\n    games: %s,\n    wins: {\n' "$games"
    awk -F ' *[|] *' '$3 ~ /^[0-9]+$/ { gsub(/ · /, ", ", $6); printf "        \"%s\": [%s],\n", $2, $6 }' "$page"
    printf '    },\n)\n'
} >"$data.new"
mv -- "$data.new" "$data"
