// The page around the game: what it does before, beside and after it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, seen, visit } from "./browser.mjs";

let chromium;
before(async () => (chromium = await launch()));
after(() => chromium.close());

const stopped = (page) => page.locator("#stopped").innerText();

test("it loads without complaints or missing files, and the canvas has the keyboard", async (t) => {
  const { page, context, complaints } = await visit(chromium);
  await seen(page, (seen) => seen.screen === "Title");
  assert.deepEqual(complaints, []);
  assert.equal(await page.evaluate(() => document.activeElement.id), "game");
  const [value, max] = await page.locator("#progress").evaluate((bar) => [bar.value, bar.max]);
  assert.equal(value, max, "the progress ends where the build has said");
  const first = await page.evaluate(() => performance.getEntriesByName("parchis")[0].startTime);
  t.diagnostic(`the first frame came after ${(first / 1000).toFixed(1)} s`);
  await context.close();
});

test("without WebGL 2 it says so in the browser's language", async () => {
  const forbid = () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  };
  for (const [locale, word] of [
    ["es-ES", "navegador"],
    ["ar-SY", "المتصفّح"],
    ["fr-FR", "browser"],
  ]) {
    const { page, context } = await visit(chromium, "", { locale, before: (page) => page.addInitScript(forbid) });
    await page.waitForSelector("#stopped:not([hidden])");
    assert.match(await stopped(page), new RegExp(`${word}[^]*WebGL 2`));
    await context.close();
  }
});

test("after the first visit it needs no connection", async () => {
  const { page, context } = await visit(chromium);
  await seen(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await page.reload();
  await seen(page, (seen) => seen.screen === "Title");
  await context.close();
});

test("a second tab plays but keeps nothing", async () => {
  const { page, context } = await visit(chromium);
  const first = await seen(page);
  const other = await context.newPage();
  await other.goto(`${chromium.address}?test`);
  const second = await seen(other);
  assert.deepEqual([first.keeps, second.keeps], [true, false]);
  await context.close();
});

for (const [name, happens, said] of [
  [
    "a lost picture",
    () => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(),
    /picture/,
  ],
  [
    "a picture for which there is no memory",
    () => {
      const canvas = document.getElementById("game");
      canvas.getContext("webgl2").createTexture = () => null;
      // Another size needs other textures.
      canvas.parentElement.style.width = "80%";
    },
    /stopped[^]*draw no more/,
  ],
  // The module stops like this where it panics.
  ["a panic", () => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }), /stopped[^]*unreachable/],
]) {
  test(`${name} ends on a page that goes on with the saved game`, async () => {
    const { page, context } = await visit(chromium, "game=barsees-damascus&players=human,greedy&speed=instant&seed=3&new");
    await seen(page, (seen) => seen.screen === "Table" && seen.match?.rests);
    await page.evaluate(happens);
    await page.waitForSelector("#stopped:not([hidden])");
    assert.match(await stopped(page), said);
    await page.click("#go-on");
    await page.waitForURL(/\?resume/);
    const now = await seen(page, (seen) => seen.screen === "Table" && seen.match !== null);
    assert.match(now.match.record, /barsees-damascus/);
    await context.close();
  });
}

test("a page that is hidden comes back paused", async () => {
  const { page, context } = await visit(chromium, "game=barsees-damascus&players=human,greedy&seed=3&new");
  await seen(page, (seen) => seen.screen === "Table");
  await page.evaluate(() => {
    for (const [name, value] of [["visibilityState", "hidden"], ["hidden", true]]) {
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    }
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await seen(page, (seen) => seen.menu === "Pause");
  await context.close();
});

test("back pauses, and leaves from the title", async () => {
  const { page, context } = await visit(chromium, "game=barsees-damascus&players=human,greedy&seed=3&new");
  await seen(page, (seen) => seen.screen === "Table" && seen.match?.rests);
  await page.evaluate(() => history.back());
  await seen(page, (seen) => seen.menu === "Pause");
  await context.close();
});
