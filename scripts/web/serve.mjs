// Serves a folder on this machine alone, packed files as what they are:
//     node scripts/web/serve.mjs FOLDER [PORT]
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

const answer = async (folder, request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const name = normalize(decodeURIComponent(pathname)).replace(/\/$/, "/index.html");
  const type = TYPES[extname(name)];
  const accepted = request.headers["accept-encoding"] ?? "";
  // What lies in the folder of a version never changes.
  const lasting = /^\/[0-9a-f]{12}\//.test(name);
  const headers = {
    "Content-Type": type,
    "Cache-Control": lasting ? "public, max-age=31536000, immutable" : "no-cache",
    Vary: "Accept-Encoding",
  };
  const ways = [...PACKED.filter(([coding]) => accepted.includes(coding)), [null, ""]];
  for (const [coding, ending] of type ? ways : []) {
    const bytes = await readFile(join(folder, name + ending)).catch(() => null);
    if (bytes) {
      response.writeHead(200, { ...headers, ...(coding && { "Content-Encoding": coding }) });
      return response.end(request.method === "HEAD" ? undefined : bytes);
    }
  }
  response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
};

// The server, once it listens, and its address. Port 0 takes any that is free.
export const serve = async (folder, port = 0) => {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise((ready, fails) => server.once("error", fails).listen(port, "127.0.0.1", ready));
  return { server, address: `http://localhost:${server.address().port}/` };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port = "8080"] = process.argv.slice(2);
  const { address } = await serve(folder, Number(port));
  console.log(`The game is at ${address}`);
}
