#!/usr/bin/env bash
# Builds the game and puts it among the programs of a Linux desktop: itself, its entry, its icons.
#     scripts/install.sh                    # for this user, below ~/.local
#     PREFIX=/usr/local scripts/install.sh  # for everybody
#     scripts/install.sh --remove           # takes it away again; saved games stay
set -euo pipefail

prefix="${PREFIX:-$HOME/.local}"
program="$prefix/bin/parchis"
entry="$prefix/share/applications/parchis.desktop"
icons="$prefix/share/icons/hicolor"

case "${1:-}" in
    '') ;;
    --remove)
        rm -f -- "$program" "$entry" "$icons"/*/apps/parchis.png
        exit 0
        ;;
    *)
        sed -n '2,5s/^# //p' -- "${BASH_SOURCE[0]}" >&2
        exit 2
        ;;
esac

# shellcheck source=scripts/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

cargo build --locked --manifest-path "$checkout/Cargo.toml"
install -D -- "$CARGO_TARGET_DIR/debug/parchis" "$program"
install -D -m 644 -- "$checkout/assets/linux/parchis.desktop" "$entry"
# The folder for programs need not be where the desktop looks for them.
sed -i "s|^Exec=.*|Exec=\"$program\"|" "$entry"
for icon in "$checkout"/assets/icons/parchis-*.png; do
    side="$(basename "${icon%.png}")"
    side="${side#parchis-}"
    install -D -m 644 -- "$icon" "$icons/${side}x${side}/apps/parchis.png"
done
say "Parchís is now among the programs; $program starts it, too."
