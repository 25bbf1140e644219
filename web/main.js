// Loads the game and starts it.
import { begun, hold, lay, meet } from "./bridge.js";
import { say, speak } from "./words.js";
import { fail } from "./stopped.js";
import "./sound.js";

speak();
const canvas = document.getElementById("game");
const progress = document.getElementById("progress");

// A file that lies beside this one.
const fetched = async (name) => {
  const answer = await fetch(new URL(name, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw new Error(say("noFetch"));
  return answer;
};

// A module of so many unpacked bytes, counted while they come.
const counted = async (name) => {
  const answer = await fetched(name);
  const count = new TransformStream({
    transform(bytes, rest) {
      progress.value += bytes.length;
      rest.enqueue(bytes);
    },
  });
  const body = answer.body.pipeThrough(count);
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
};

const layFile = async (name) => lay(name, new Uint8Array(await (await fetched(name)).arrayBuffer()));

const start = async () => {
  if (typeof WebAssembly !== "object") throw new Error(say("noWasm"));
  const module = counted("parchis_bg.wasm");
  const fonts = ["Cairo-Regular.ttf", "Cairo-Bold.ttf"].map(layFile);
  // The engine asks for the same later, in the same way, and is given this one.
  if (!canvas.getContext("webgl2", { antialias: false })) throw new Error(say("noWebGl"));
  const [{ default: run }] = await Promise.all([import("./parchis.js"), hold(), ...fonts]);
  meet(canvas);
  await run({ module_or_path: module });
  await begun;
  performance.mark("parchis");
  document.getElementById("loading").hidden = true;
  canvas.focus({ preventScroll: true });
};

canvas.addEventListener("webglcontextlost", () => fail(say("lost")));
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
// Two fingers on a touch pad or the wheel with Ctrl zoom the board, not the page.
addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });
addEventListener("gesturestart", (event) => event.preventDefault());
addEventListener("error", (event) => fail(say("stopped"), event.error ?? event.message));
addEventListener("unhandledrejection", (event) => fail(say("stopped"), event.reason));
start().catch((why) => fail(why.message));

// Everything that was fetched is kept, so that the next visit needs no connection.
if (isSecureContext) navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url)).catch(console.warn);
