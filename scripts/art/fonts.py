#!/usr/bin/env python3
"""Makes assets/fonts/ from the published package of the Cairo family.

    pip install -r scripts/art/requirements-fonts.txt
    python scripts/art/fonts.py

Cairo holds Latin, Arabic and both kinds of digits in one file with one set of joining, kerning and mark
rules, so its files are taken whole. Added is only what the program writes and Cairo lacks: the angle brackets
around an unknown key, drawn as its single guillemets. `npm` fetches the package; its checksum is pinned, so
two runs make the same bytes.
"""

import base64
import hashlib
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

PACKAGE = "@expo-google-fonts/cairo@0.4.2"
SHA512 = "iWXHgE4MH6BfFqs8IxhbjNphAboUsb8NSEVIf1kWVGkiwCkAXDHxotgASabuPhhM1SQQXrgOPdmjT9VyeakM3Q=="
FONTS = {
    "Cairo-Regular.ttf": "package/400Regular/Cairo_400Regular.ttf",
    "Cairo-Bold.ttf": "package/700Bold/Cairo_700Bold.ttf",
}
LICENCE = "package/LICENSE_FONT"
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
    font = TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(DRAWN_AS)
    font.save(target)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fetch(Path(folder))) as package:
            for target, source in FONTS.items():
                write_font(package.extractfile(source), OUT / target)
            (OUT / "OFL.txt").write_bytes(package.extractfile(LICENCE).read())


if __name__ == "__main__":
    main()
