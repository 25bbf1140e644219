// Lays the build for the browser out as a folder that any web server can hand out:
//     node scripts/web/pack.mjs BUILT FOLDER [--quick]
// BUILT holds what wasm-bindgen wrote, and FOLDER is replaced. Fails if the first visit would fetch too much;
// --quick squeezes less, since a large module would take minutes, and lets every size pass.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [built, folder, option] = process.argv.slice(2);
const quick = option === "--quick";
const root = new URL("../..", import.meta.url).pathname;
const SOUNDS = join(root, "assets/sounds");
const FONTS = join(root, "assets/fonts");
const ICONS = ["parchis-64.png", "parchis-256.png", "parchis-512.png"];
// An installation alone fetches these pictures; the licence lies there for whoever wants to read it.
const LATER = new Set(["parchis-256.png", "parchis-512.png", "OFL.txt"]);
// They name the version, and lie beside its folder.
const OUTSIDE = ["index.html", "manifest.webmanifest", "sw.js"];
// The most bytes that may be sent with gzip -9: of the program, and of everything.
const PROGRAM = 4.5e6;
const VISIT = 6.5e6;

const zip = (bytes) => promisify(gzip)(bytes, { level: quick ? 1 : 9 });
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 1 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

// Everything by name, as it was built and written.
const files = new Map();
for (const name of await readdir(join(root, "web"))) files.set(name, await readFile(join(root, "web", name)));
for (const name of ICONS) files.set(name, await readFile(join(root, "assets/icons", name)));
for (const name of await readdir(FONTS)) files.set(name, await readFile(join(FONTS, name)));
for (const name of await readdir(SOUNDS)) files.set(`sounds/${name}`, await readFile(join(SOUNDS, name)));
for (const name of ["parchis.js", "parchis_bg.wasm"]) files.set(name, await readFile(join(built, name)));

const inside = [...files.keys()].filter((name) => !OUTSIDE.includes(name)).sort();
const hash = createHash("sha256");
for (const name of [...files.keys()].sort()) hash.update(name).update(files.get(name));
const version = hash.digest("hex").slice(0, 12);

// The game knows the sounds by their place beside the page.
const place = (name) => (OUTSIDE.includes(name) || name.startsWith("sounds/") ? name : `${version}/${name}`);
const visited = inside.filter((name) => !LATER.has(name));
const kept = ["./", "manifest.webmanifest", ...visited.map(place)];
for (const name of OUTSIDE) {
  const text = files.get(name).toString();
  const filled = text
    .replaceAll("@VERSION@", version)
    .replaceAll("@BYTES@", files.get("parchis_bg.wasm").length)
    .replaceAll("@FILES@", JSON.stringify(kept));
  files.set(name, Buffer.from(filled));
}

await rm(folder, { recursive: true, force: true });
for (const inner of [version, "sounds"]) await mkdir(join(folder, inner), { recursive: true });
const sizes = new Map();
for (const [name, bytes] of files) {
  const path = join(folder, place(name));
  await writeFile(path, bytes);
  const size = { raw: bytes.length, gzip: bytes.length, brotli: bytes.length };
  // Pictures and sounds are as small as they get.
  if (!/\.(png|ogg)$/.test(name)) {
    const [zipped, squeezed] = await Promise.all([zip(bytes), brotli(bytes)]);
    await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, squeezed)]);
    Object.assign(size, { gzip: zipped.length, brotli: squeezed.length });
  }
  sizes.set(name, size);
}

const sum = (names) => {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const name of names) for (const kind in total) total[kind] += sizes.get(name)[kind];
  return total;
};
const isProgram = (name) => /\.(wasm|js)$/.test(name);
const program = sum([...visited.filter(isProgram), "sw.js"]);
const visit = sum([...visited, ...OUTSIDE]);
const row = (name, { raw, gzip, brotli }) =>
  [name.padEnd(22), ...[raw, gzip, brotli].map((bytes) => bytes.toLocaleString("en").padStart(12))].join(" ");
console.error(["bytes".padEnd(22), ...["raw", quick ? "gzip -1" : "gzip -9", "brotli"].map((head) => head.padStart(12))].join(" "));
for (const name of ["parchis_bg.wasm", "parchis.js"]) console.error(row(name, sizes.get(name)));
console.error(row("wasm and JavaScript", program));
console.error(row("first visit", visit));

const over = [
  ["wasm and JavaScript", program.gzip, PROGRAM],
  ["the first visit", visit.gzip, VISIT],
].filter(([, bytes, most]) => bytes > most);
for (const [what, bytes, most] of over) {
  console.error(`Too large: ${what} takes ${bytes} bytes with gzip, and ${most} is the most.`);
}
process.exitCode = over.length > 0 && !quick ? 1 : 0;
