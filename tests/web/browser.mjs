// What the tests in a browser share: a server, Chromium, and a game that can be asked.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/web/serve.mjs";

const folder = process.env.PARCHIS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
await access(folder).catch(() => {
  throw new Error(`There is no ${folder}; scripts/web.sh makes it.`);
});

export const root = new URL("../..", import.meta.url).pathname;
// The engine-free build is enough; whoever has one already names it.
const program = process.env.PARCHIS ?? ["cargo", "run", "--quiet", "--locked", "--no-default-features", "--profile", "tested", "--"];
// What the command line answers.
export const parchis = (...options) => {
  const [command, ...first] = [program].flat();
  return execFileSync(command, [...first, ...options], { cwd: root, encoding: "utf8" });
};

// Milliseconds. Chromium draws in software here, a few frames a second.
export const PATIENCE = 240_000;
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

export const launch = async () => {
  const served = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGUMENTS,
  });
  const close = async () => {
    await browser.close();
    served.server.closeAllConnections();
    served.server.close();
  };
  return { ...served, browser, close };
};

// A page of its own storage; `complaints` gathers what the console and the network complain of.
export const visit = async ({ browser, address }, query = "", options = {}) => {
  const { before, ...asked } = options;
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, locale: "en-GB", ...asked });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`));
  await before?.(page);
  await page.goto(`${address}?test&${query}`);
  return { page, context, complaints };
};

// What the game says of itself, once it is as wanted; `wanted` is given `seen`.
export const seen = async (page, wanted = () => true, argument = undefined, timeout = PATIENCE) => {
  const found = await page.waitForFunction(
    ([wanted, argument]) => {
      const stopped = document.getElementById("stopped");
      if (stopped && !stopped.hidden) return { stopped: stopped.innerText };
      const seen = globalThis.parchis?.seen;
      // Before the game knows how large the page is, nothing lies where it will.
      const fits = seen && Math.abs(seen.size[0] - innerWidth) < 2 && Math.abs(seen.size[1] - innerHeight) < 2;
      return fits && (0, eval)(wanted)(seen, argument) ? seen : null;
    },
    [String(wanted), argument],
    { polling: 50, timeout },
  );
  const now = await found.jsonValue();
  assert.equal(now.stopped, undefined, "the game has stopped");
  return now;
};

export const button = (now, key) => {
  const found = now.buttons.find(({ keys }) => keys.includes(key));
  assert.ok(found, `there is no button ${key} among ${JSON.stringify(now.buttons.map(({ keys }) => keys))}`);
  return found.at;
};

// Whoever plays presses places. What is down is seen to be down for a moment.
const MOMENT = 80;

export const mouse = (page) => ({
  press: ([x, y]) => page.mouse.click(x, y, { delay: MOMENT }),
});

export const finger = (page) => {
  const session = page.context().newCDPSession(page);
  const touch = async (type, touchPoints) => (await session).send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: async ([x, y]) => {
      await touch("touchStart", [{ x, y }]);
      await page.waitForTimeout(MOMENT);
      await touch("touchEnd", []);
    },
  };
};

// Plays until the game is over, by whatever presses places. A press that led to nothing is tried elsewhere.
export const playOut = async (page, player) => {
  const isDue = (seen, last) => {
    if (seen.screen === "Result" || seen.match?.over) return true;
    const key = JSON.stringify([seen.match?.ply, seen.next]);
    return seen.match?.human && seen.match.rests && seen.next.length > 0 && key !== last;
  };
  let last = "";
  let tries = 0;
  for (;;) {
    const due = await seen(page, isDue, last, 6000).catch((why) => (why.name === "TimeoutError" ? null : Promise.reject(why)));
    tries = due ? 0 : tries + 1;
    assert.ok(tries < 20, "the game does not go on");
    const now = due ?? (await seen(page));
    if (now.screen === "Result" || now.match.over) return now;
    last = JSON.stringify([now.match.ply, now.next]);
    if (now.next.length > 0) await player.press(now.next[tries % now.next.length].at, now.next[0].what);
  }
};
