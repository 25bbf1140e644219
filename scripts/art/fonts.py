#!/usr/bin/env python3
"""Makes assets/fonts/ from the published package of the Cairo family.

    pip install -r scripts/art/requirements-fonts.txt
    python scripts/art/fonts.py             # write assets/fonts/
    python scripts/art/fonts.py --check     # compare instead, exit 1 if one differs
    python scripts/art/fonts.py --sums      # compare checksums alone: needs neither package nor network

Cairo holds Latin, Arabic and both kinds of digits in one file with one set of joining, kerning and mark
rules, so its files are taken whole. Added is only what the program writes and Cairo lacks: the angle brackets
around an unknown key, drawn as its single guillemets. `npm` fetches the package; its checksum is pinned, so
two runs make the same bytes.
"""

import argparse
import base64
import hashlib
import subprocess
import tarfile
import tempfile
from pathlib import Path

PACKAGE = "@expo-google-fonts/cairo@0.4.2"
SHA512 = "iWXHgE4MH6BfFqs8IxhbjNphAboUsb8NSEVIf1kWVGkiwCkAXDHxotgASabuPhhM1SQQXrgOPdmjT9VyeakM3Q=="
FONTS = {
    "Cairo-Regular.ttf": "package/400Regular/Cairo_400Regular.ttf",
    "Cairo-Bold.ttf": "package/700Bold/Cairo_700Bold.ttf",
}
LICENCE = "package/LICENSE_FONT"
# What this program makes of them, by SHA-256.
MADE = {
    "Cairo-Regular.ttf": "3d620272666cbb116939ed892021c90168ab664c004ae414f4fef03c999ba1eb",
    "Cairo-Bold.ttf": "b823b2d9d97ea940e96d60bfcb6f5524e7bc7556f87109212b88ccfdb17f91df",
    "OFL.txt": "a4554e1799d42e1405924b61eb0e0722ae1623b1f1f07f995348f96c496362a9",
}
DRAWN_AS = {0x27E8: "guilsinglleft", 0x27E9: "guilsinglright"}

OUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"


def fetch(folder: Path) -> Path:
    """The package's archive, checked."""
    name = subprocess.run(
        ["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.split()[-1]
    archive = folder / name
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != SHA512:
        raise SystemExit(f"{PACKAGE}: checksum {found}, expected {SHA512}")
    return archive


def write_font(source, target: Path) -> None:
    """Writes a font with the missing signs mapped to the glyphs that stand for them."""
    # Checksums are compared without it.
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(DRAWN_AS)
    font.save(target)


def write(out: Path) -> None:
    """Makes all files."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fetch(Path(folder))) as package:
            for target, source in FONTS.items():
                write_font(package.extractfile(source), out / target)
            (out / "OFL.txt").write_bytes(package.extractfile(LICENCE).read())


def sums(folder: Path) -> dict[str, str]:
    """The checksums of what lies in a folder."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}


def compare(found: dict[str, str], where: str) -> None:
    """Ends with code 1 if something is missing, strange or other than it was made."""
    names = sorted(name for name in MADE.keys() | found.keys() if MADE.get(name) != found.get(name))
    if names:
        raise SystemExit(f"{where}: not as made: {', '.join(names)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes assets/fonts/, or compares.")
    parser.add_argument("--check", action="store_true", help="make them elsewhere and compare")
    parser.add_argument("--sums", action="store_true", help="compare checksums alone")
    asked = parser.parse_args()
    if not (asked.check or asked.sums):
        write(OUT)
    elif asked.check:
        with tempfile.TemporaryDirectory() as folder:
            write(Path(folder))
            compare(sums(Path(folder)), "made anew")
    compare(sums(OUT), str(OUT))


if __name__ == "__main__":
    main()
