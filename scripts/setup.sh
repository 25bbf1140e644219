# shellcheck shell=bash
# Sourced by play.sh, install.sh and test.sh: what the game needs on this machine, and one place for what is built.
#
# Tried on Debian 12. The branches for Fedora, Arch, macOS and Windows (Git Bash) are written from
# their package lists and have not been tried.

# The checkout, wherever the script was called from.
checkout="$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)"
# shellcheck disable=SC2034 # for the scripts that source this one
readonly checkout

# Compiled things live outside the checkout and survive it: the engine is built once.
export CARGO_TARGET_DIR="${PARCHIS_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/parchis/target}"

# Cargo looks at the times of files: that of a fresh clone would have the whole engine, which is built on
# these crates, compiled anew. A checkout that cannot be written to is only slower.
touch -t 202601010000 -- "$checkout"/patches/*/Cargo.toml "$checkout"/patches/*/src/*.rs 2>/dev/null || true

# The oldest Rust that compiles the game; `rust-version` in Cargo.toml says the same.
readonly OLDEST_RUST="1.95"

say() {
    printf '%s\n' "$*" >&2
}

stop() {
    say "$*"
    exit 1
}

# Runs a command as the administrator.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        stop "Only root can install these, and there is no sudo here: please run this once as root."
    fi
}

# Says what is missing, then installs it with the given command.
# $1: the missing packages, separated by spaces; the rest: the command before their names.
install_missing() {
    local missing
    read -r -a missing <<<"$1"
    shift
    if [ "${#missing[@]}" -gt 0 ]; then
        say "Installing what the game needs: ${missing[*]}"
        as_root "$@" "${missing[@]}"
    fi
}

missing_on_debian() {
    local package
    for package in build-essential pkg-config libasound2-dev libudev-dev libwayland-dev \
        libxkbcommon-dev libxkbcommon-x11-0 libx11-dev libxcursor1 libxi6 libxrandr2 \
        mesa-vulkan-drivers; do
        if ! dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed; then
            printf '%s ' "$package"
        fi
    done
}

# Not tried.
missing_on_fedora() {
    local package
    for package in gcc gcc-c++ pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel \
        libxkbcommon-devel libxkbcommon-x11 libX11-devel libXcursor libXi libXrandr \
        mesa-vulkan-drivers; do
        rpm -q --quiet --whatprovides "$package" || printf '%s ' "$package"
    done
}

# Not tried.
missing_on_arch() {
    local package
    for package in base-devel pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 \
        libx11 libxcursor libxi libxrandr vulkan-icd-loader; do
        pacman -Qq "$package" >/dev/null 2>&1 || printf '%s ' "$package"
    done
}

# The system's libraries: sound, game pads, windows, and a Vulkan driver that also works without a
# graphics card.
install_libraries() {
    case "$(uname -s)" in
        Linux)
            if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
                # shellcheck disable=SC2016 # "$@" is for the inner shell
                install_missing "$(missing_on_debian)" env DEBIAN_FRONTEND=noninteractive sh -c \
                    'apt-get update && exec apt-get install -y --no-install-recommends "$@"' sh
            elif command -v dnf >/dev/null; then
                install_missing "$(missing_on_fedora)" dnf install -y
            elif command -v pacman >/dev/null; then
                install_missing "$(missing_on_arch)" pacman -S --needed --noconfirm
            else
                say "This Linux is not known here; README.md names the libraries that the game needs."
            fi
            ;;
        Darwin)
            # Not tried. The compiler and all libraries come with Apple's command line tools.
            xcode-select -p >/dev/null 2>&1 ||
                stop "Please install Apple's command line tools first: xcode-select --install"
            ;;
        MINGW* | MSYS* | CYGWIN*)
            # Not tried. Rust's own installer asks for the MSVC build tools; nothing else is needed.
            ;;
        *)
            say "This system is not known here; README.md names what the game needs."
            ;;
    esac
}

# Whether version $1 is at least version $2, both as major.minor.
is_at_least() {
    local major="${1%%.*}" minor="${1#*.}" least_major="${2%%.*}" least_minor="${2#*.}"
    minor="${minor%%[!0-9]*}"
    ((major > least_major || (major == least_major && minor >= least_minor)))
}

# Cargo and a compiler that is new enough.
check_rust() {
    local tool version
    # Rust's own installer puts its tools here, but only new shells look there.
    if ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then
        export PATH="$HOME/.cargo/bin:$PATH"
    fi
    for tool in cargo rustc; do
        command -v "$tool" >/dev/null ||
            stop "There is no $tool here. Please install Rust $OLDEST_RUST or newer from https://rustup.rs and try again."
        version="$("$tool" --version | cut -d ' ' -f 2)"
        is_at_least "$version" "$OLDEST_RUST" ||
            stop "This is $tool $version, and the game needs $OLDEST_RUST or newer. Please run: rustup update stable"
    done
}

install_libraries
check_rust
