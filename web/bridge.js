// Between the game and its page: `globalThis.parchis` is all that the game knows of the page.
import { openFile, saveFile } from "./files.js";
import { fail } from "./stopped.js";
import { say, speak } from "./words.js";
import { write } from "./writing.js";

const heard = [];
let canvas;
let begin;
// Kept when the game has told something for the first time: it has come to its first frame.
export const begun = new Promise((go) => (begin = go));
// Who waits for an answer of the game.
const answers = [];
// Whether back means something in the game, and whether an entry of the history stands for it.
let deep = false;
let entered = false;

// A key that the game hears as if it had been pressed.
export const press = (key, code = "") => {
  for (const kind of ["keydown", "keyup"]) {
    canvas.dispatchEvent(new KeyboardEvent(kind, { key, code, bubbles: true, cancelable: true }));
  }
};

// Lets the game know something; it looks at once, even at rest.
const tell = (what) => {
  heard.push(JSON.stringify(what));
  canvas.dispatchEvent(new KeyboardEvent("keyup", { key: "Unidentified" }));
};

const enter = () => {
  if (deep && !entered) {
    history.pushState({ parchis: true }, "");
    entered = true;
  }
};

addEventListener("popstate", () => {
  entered = false;
  if (!deep) return history.back();
  press("Escape", "Escape");
  enter();
});

// The same sentence twice is read twice.
const announce = (sentence) => {
  const line = document.createElement("p");
  line.textContent = sentence;
  const said = document.getElementById("said");
  said.append(line);
  while (said.children.length > 5) said.firstChild.remove();
};

// What the game reads as soon as it starts, by name: bytes.
const files = new Map();
export const lay = (name, bytes) => files.set(name, bytes);

const parchis = {
  // Whether this tab may write, and whether somebody tests.
  holds: true,
  tests: new URLSearchParams(location.search).has("test"),
  // What the game tells, one word and a text.
  tell(what, text) {
    begin();
    const does = {
      say: announce,
      language: speak,
      deep: (yes) => {
        deep = yes !== "";
        enter();
      },
      write: (line) => write(line === "" ? null : JSON.parse(line), { canvas, press }),
      save: (file) => saveFile(JSON.parse(file)),
      open: () => openFile((file) => tell({ file })),
      stop: (why) => fail(say("stopped"), why),
      anew: () => location.replace(location.pathname),
      seen: (json) => {
        parchis.seen = JSON.parse(json);
      },
      answer: (text) => answers.shift()?.(text),
    };
    does[what]?.(text);
  },
  // A file that lies here.
  file: (name) => files.get(name),
  // What the page tells, one at a time; null if there is nothing.
  take: () => heard.shift() ?? null,
};
// A test lets the game play by itself: `{ game, players, games, seed, record }`.
if (parchis.tests) {
  parchis.simulate = (simulate) => new Promise((answer) => {
    answers.push(answer);
    tell({ simulate });
  });
}
globalThis.parchis = parchis;

export const meet = (game) => {
  canvas = game;
};

// Only one tab writes: whoever comes first holds the lock until it is closed. Without locks, all do.
export const hold = () =>
  new Promise((go) => {
    if (!navigator.locks) return go();
    const held = (lock) => {
      parchis.holds = lock !== null;
      go();
      return lock && new Promise(() => {});
    };
    navigator.locks.request("parchis", { ifAvailable: true }, held).catch(go);
  });
