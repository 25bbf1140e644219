// How fast it is, told and never judged: another machine would say otherwise.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, parchis, seen, visit } from "./browser.mjs";

let chromium;
before(async () => (chromium = await launch()));
after(() => chromium.close());

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

// Counts what every frame takes of the page's own time, and when frames come.
const watch = () => {
  globalThis.frames = { spent: [], at: [] };
  const usual = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    usual((now) => {
      const begun = performance.now();
      callback(now);
      globalThis.frames.spent.push(performance.now() - begun);
      globalThis.frames.at.push(begun);
    });
};

for (const [name, query, viewport] of [
  ["four computers on wood", "game=parchis-4-spain&players=greedy,greedy,greedy,greedy&seed=3&new", { width: 390, height: 844 }],
  ["four computers on wood", "game=parchis-4-spain&players=greedy,greedy,greedy,greedy&seed=3&new", { width: 1920, height: 1080 }],
  ["two computers on the cloth", "game=barsees-damascus&players=greedy,greedy&seed=3&new", { width: 1920, height: 1080 }],
]) {
  test(`frames of ${name} at ${viewport.width} × ${viewport.height}`, { timeout: 600_000 }, async (t) => {
    const { page, context } = await visit(chromium, query, { viewport, before: (page) => page.addInitScript(watch) });
    await seen(page, (seen) => seen.screen === "Table" && seen.match?.ply > 0);
    await page.evaluate(() => Object.assign(globalThis.frames, { spent: [], at: [] }));
    await page.waitForTimeout(20_000);
    const { spent, at } = await page.evaluate(() => globalThis.frames);
    const apart = at.slice(1).map((time, n) => time - at[n]);
    assert.ok(spent.length > 0);
    t.diagnostic(
      `${spent.length} frames in 20 s, ${middle(apart).toFixed(1)} ms apart, ` +
        `of which the game takes ${middle(spent).toFixed(1)} ms, ${Math.max(...spent).toFixed(1)} ms at most`,
    );
    await context.close();
  });
}

test("how fast games are beside the command line is told", { timeout: 600_000 }, async (t) => {
  const { page, context } = await visit(chromium);
  await seen(page, (seen) => seen.screen === "Title");
  for (const [game, player, games] of [
    ["parchis-4-spain", "random", 60_000],
    ["barsees-damascus", "random", 60_000],
    // Whoever thinks: what one answer takes is far less than a frame.
    ["parchis-4-spain", "greedy", 2_000],
    ["barsees-damascus", "greedy", 2_000],
  ]) {
    const asked = { game, players: [player], games, seed: 1, record: false };
    const here = await page.evaluate(async (asked) => {
      const timed = async (games) => {
        const begun = performance.now();
        const moves = Number(await parchis.simulate({ ...asked, games }));
        return { moves, seconds: (performance.now() - begun) / 1000 };
      };
      // Until the game listens some of a frame passes.
      const waited = await timed(0);
      const played = await timed(asked.games);
      return { moves: played.moves, seconds: played.seconds - waited.seconds };
    }, asked);
    const there = JSON.parse(
      parchis("simulate", "--game", game, "--players", player, "--games", `${games}`, "--seed", "1", "--json"),
    );
    assert.equal(here.moves, there.moves);
    const rate = ({ moves, seconds }) => moves / seconds / 1e6;
    const [web, native] = [rate(here), rate(there)].map((millions) => millions.toFixed(2));
    t.diagnostic(
      `${game}, ${player}: ${web} million moves a second in Chromium, ${native} on the command line; ` +
        `${((here.seconds / here.moves) * 1e6).toFixed(2)} µs a move here`,
    );
    assert.ok(here.seconds > 0);
  }
  await context.close();
});
