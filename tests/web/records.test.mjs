// The same games as on the command line, byte for byte.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, parchis, root, seen, visit } from "./browser.mjs";

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
