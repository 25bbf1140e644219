// Opens the web build in headless Chromium, waits until the game draws, and takes a picture:
//     node scripts/web-shot.mjs URL PICTURE.png [WIDTHxHEIGHT] [SECONDS]
// It needs the npm package `playwright-core` (found from the working folder) and a Chromium, whose
// place CHROMIUM names. Exit code 1 if the page stops or the game draws nothing in time.
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(join(process.cwd(), "package.json"))("playwright-core");

const [url, picture, size = "1280x720", seconds = "10"] = process.argv.slice(2);
if (!picture) {
  console.error("usage: node scripts/web-shot.mjs URL PICTURE.png [WIDTHxHEIGHT] [SECONDS]");
  process.exit(2);
}
const [width, height] = size.split("x").map(Number);
const patience = 240_000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless=new",
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
  ],
});
let failed = false;
try {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (message) => console.error(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => console.error(`stopped: ${error.message}`));
  // Counts the frames in which the game has drawn.
  await page.addInitScript(() => {
    window.frames_drawn = 0;
    window.first_draw = 0;
    let drawn = false;
    for (const call of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
      const usual = WebGL2RenderingContext.prototype[call];
      WebGL2RenderingContext.prototype[call] = function (...given) {
        drawn = true;
        return usual.apply(this, given);
      };
    }
    const tick = () => {
      if (drawn) {
        window.frames_drawn += 1;
        window.first_draw ||= performance.now();
      }
      drawn = false;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.goto(url);
  const either = "window.frames_drawn >= 3 || !document.getElementById('stopped').hidden";
  await page.waitForFunction(either, undefined, { timeout: patience });
  const before = await page.evaluate("window.frames_drawn");
  await page.waitForTimeout(Number(seconds) * 1000);
  const seen = await page.evaluate(
    "({ first: window.first_draw, frames: window.frames_drawn, stopped: !document.getElementById('stopped').hidden })",
  );
  await page.screenshot({ path: picture, timeout: patience });
  const rate = (seen.frames - before) / Number(seconds);
  console.log(`first drawn after ${(seen.first / 1000).toFixed(1)} s, then ${rate.toFixed(1)} frames a second`);
  failed = seen.stopped || seen.frames === 0;
} catch (error) {
  console.error(error.message);
  failed = true;
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);
