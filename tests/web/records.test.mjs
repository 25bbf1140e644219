// The same games as on the command line, byte for byte.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, seen, visit } from "./browser.mjs";

const root = new URL("../..", import.meta.url).pathname;
// The engine-free build is enough; whoever has one already names it.
const program = process.env.PARCHIS ?? ["cargo", "run", "--quiet", "--locked", "--no-default-features", "--profile", "tested", "--"];
const parchis = (...options) => {
  const [command, ...first] = [program].flat();
  return execFileSync(command, [...first, ...options], { cwd: root, encoding: "utf8" });
};

let chromium;
before(async () => (chromium = await launch()));
after(() => chromium.close());

test("every game leaves the record that the command line writes", { timeout: 1_500_000 }, async () => {
  const { page, context } = await visit(chromium);
  await seen(page, (seen) => seen.screen === "Title");
  const games = readdirSync(join(root, "levels/games")).map((file) => file.replace(".game.ron", ""));
  assert.ok(games.length > 20);
  const folder = mkdtempSync(join(tmpdir(), "parchis-records-"));
  for (const game of games) {
    const asked = { game, players: ["greedy"], games: 1, seed: 11, record: true };
    const here = await page.evaluate((asked) => parchis.simulate(asked), asked);
    parchis("simulate", "--game", game, "--players", "greedy", "--games", "1", "--seed", "11", "--record", folder);
    const there = readFileSync(join(folder, `${game}-11-000000.parchis`), "utf8");
    assert.ok(there.length > 200);
    assert.equal(here, there, game);
  }
  rmSync(folder, { recursive: true });
  await context.close();
});

test("how fast random games are beside the command line is told", { timeout: 600_000 }, async (t) => {
  const { page, context } = await visit(chromium);
  await seen(page, (seen) => seen.screen === "Title");
  for (const game of ["parchis-4-spain", "barsees-damascus"]) {
    const asked = { game, players: ["random"], games: 4000, seed: 1, record: false };
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
      parchis("simulate", "--game", game, "--players", "random", "--games", "4000", "--seed", "1", "--json"),
    );
    assert.equal(here.moves, there.moves);
    const rate = ({ moves, seconds }) => moves / seconds / 1e6;
    const [web, native] = [rate(here), rate(there)].map((millions) => millions.toFixed(1));
    t.diagnostic(`${game}: ${web} million moves a second in Chromium, ${native} on the command line`);
    assert.ok(here.seconds > 0);
  }
  await context.close();
});
