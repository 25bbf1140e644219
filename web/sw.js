// Keeps everything that the game consists of, so that it starts without a connection. Each build has a name of its
// own: a new one is fetched whole beside the old one, and takes over once no tab shows that any more.
const BUILD = "parchis-@VERSION@";
const FILES = JSON.parse('@FILES@');

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(BUILD).then((kept) => kept.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("parchis-") && name !== BUILD);
  const sweep = caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([sweep, clients.claim()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const page = request.mode === "navigate";
  const kept = caches.open(BUILD).then((files) => files.match(page ? "./" : request, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
