// Whole games, and what may happen to them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, finger, launch, mouse, PATIENCE, playOut, seen, visit } from "./browser.mjs";

let chromium;
before(async () => (chromium = await launch()));
after(() => chromium.close());

const TWO = "game=barsees-damascus&players=human,random&speed=instant&seed=5&new";
// Milliseconds of a whole game: a press takes seconds where the machine has other things to do, too.
const GAME = { timeout: 3_600_000 };

const isOver = (now) => now.screen === "Result" || now.match.over;

for (const [name, player, options] of [
  ["a mouse", mouse, {}],
  ["a finger", finger, { hasTouch: true }],
]) {
  test(`a whole game for two by ${name}`, GAME, async () => {
    const { page, context, complaints } = await visit(chromium, TWO, options);
    const end = await playOut(page, player(page));
    assert.ok(isOver(end));
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("a whole game for two by keys", GAME, async () => {
  const { page, context } = await visit(chromium, TWO);
  const keys = {
    press: async (_, what) => {
      if (what === "throw") return page.keyboard.press("Space", { delay: 250 });
      if (what === "move") await page.keyboard.press("Tab", { delay: 100 });
      await page.keyboard.press("Enter", { delay: 100 });
    },
  };
  assert.ok(isOver(await playOut(page, keys)));
  await context.close();
});

test("Arabic runs from right to left and is said aloud", async () => {
  const { page, context } = await visit(chromium, `${TWO}&lang=ar`);
  const now = await seen(page, (seen) => seen.screen === "Table" && seen.next.length > 0);
  assert.equal(now.language, "ar");
  assert.deepEqual(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
    ["ar", "rtl"],
  );
  await mouse(page).press(now.next[0].at);
  await page.waitForFunction(() => /\p{Script=Arabic}/u.test(document.getElementById("said").textContent));
  await context.close();
});

test("a game that is left in the middle of a bonus goes on there", async () => {
  // Yellow captures on 34 and has 20 to count.
  const query = "game=parchis-4-spain&players=human,human,human,human&speed=instant&seed=2&new";
  const position = encodeURIComponent("Y=H,H,H,20 B=23,H,H,H turn=Y tokens=3");
  const { page, context } = await visit(chromium, `${query}&position=${position}`);
  const before = await seen(page, (seen) => seen.next.some(({ what }) => what === "move"));
  await mouse(page).press(before.next[0].at);
  const waits = (seen) => seen.match?.human && seen.match.rests && seen.match.bonuses > 0;
  const captured = await seen(page, waits);
  await page.goto(`${chromium.address}?test&resume`);
  const back = await seen(page, (seen) => seen.screen === "Table" && seen.match?.rests);
  assert.equal(back.match.record, captured.match.record);
  assert.equal(back.match.bonuses, captured.match.bonuses);
  assert.deepEqual(
    back.next.map(({ what }) => what),
    captured.next.map(({ what }) => what),
  );
  await context.close();
});

test("where nothing can be kept the game says so once and goes on", async () => {
  const forbid = () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  };
  const { page, context } = await visit(chromium, TWO, { before: (page) => page.addInitScript(forbid) });
  const now = await seen(page, (seen) => seen.screen === "Table" && seen.next.length > 0);
  assert.equal(now.keeps, false);
  await page.waitForFunction(() => /forbids storing/.test(document.getElementById("said").textContent));
  await mouse(page).press(now.next[0].at);
  await seen(page, (seen, ply) => seen.match.ply > ply, now.match.ply);
  await context.close();
});

test("everything goes into a file and comes back from it", async () => {
  const { page, context } = await visit(chromium, TWO);
  await seen(page, (seen) => seen.screen === "Table" && seen.next.length > 0);
  await page.keyboard.press("Escape", { delay: 100 });
  const paused = await seen(page, (seen) => seen.menu === "Pause" && seen.buttons.length > 3);
  await mouse(page).press(button(paused, "menu-settings"));
  await seen(page, (seen) => seen.menu === "Settings");
  // The group is the last one of the page.
  await page.mouse.move(320, 200);
  for (let n = 0; n < 12; n += 1) await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1500);
  const settings = await seen(page, (seen) => seen.buttons.some(({ keys }) => keys.includes("settings-files-save")));
  const download = page.waitForEvent("download");
  await mouse(page).press(button(settings, "settings-files-save"));
  const text = await (await download).createReadStream().then((stream) => stream.toArray());
  const { texts } = JSON.parse(Buffer.concat(text).toString());
  assert.match(texts["saves/match.parchis"], /^parchis-save /);
  await context.close();

  const other = await visit(chromium);
  await seen(other.page, (seen) => seen.screen === "Title");
  const chooser = other.page.waitForEvent("filechooser");
  await other.page.evaluate(() => parchis.tell("open", ""));
  const file = { name: "parchis.json", mimeType: "application/json", buffer: Buffer.concat(text) };
  await (await chooser).setFiles(file);
  await other.page.waitForURL((url) => url.search === "");
  await other.page.goto(`${chromium.address}?test&resume`);
  const back = await seen(other.page, (seen) => seen.screen === "Table" && seen.match !== null);
  assert.match(back.match.record, /barsees-damascus/);
  await other.context.close();
});

test("a touch on a line opens the keyboard, and what it types is written in the game", async () => {
  const { page, context } = await visit(chromium, "", { hasTouch: true, viewport: { width: 390, height: 844 } });
  const title = await seen(page, (seen) => seen.screen === "Title");
  await finger(page).press(button(title, "setup-title"));
  await seen(page, (seen) => seen.screen === "Setup");
  await page.evaluate(() => parchis.tell("write", JSON.stringify({ text: "Ana", most: 16 })));
  assert.equal(await page.evaluate(() => document.activeElement.id), "writing");
  await page.evaluate(() => {
    globalThis.heard = [];
    document.getElementById("game").addEventListener("keydown", ({ key }) => globalThis.heard.push(key));
  });
  await page.keyboard.insertText("s");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  const keys = await page.evaluate(() => globalThis.heard);
  assert.deepEqual(keys, ["End", "s", "End", "Backspace", "End", "Backspace"]);
  await context.close();
});

for (const [width, height] of [
  [390, 844],
  [1920, 1080],
]) {
  test(`the table fits ${width} × ${height}`, async (t) => {
    const options = { viewport: { width, height }, hasTouch: width < height };
    const { page, context } = await visit(chromium, "game=parchis-4-spain&speed=instant&seed=4&new", options);
    const now = await seen(page, (seen) => seen.screen === "Table" && seen.next.length > 0);
    const places = [...now.buttons, ...now.next].map(({ at }) => at);
    assert.ok(places.every(([x, y]) => x > 0 && y > 0 && x < width && y < height), JSON.stringify(places));
    const folder = process.env.PARCHIS_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/table-${width}x${height}.png`, timeout: PATIENCE });
    await context.close();
  });
}
