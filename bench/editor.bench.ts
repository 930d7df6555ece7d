import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Frame, Page } from "playwright";
import { bundleOnce } from "../bin/bundleOnce.mjs";
import { benchSite } from "./benchSite";
import { launch } from "./browse";
import { median, table } from "./measure";
import { type BenchContext, DEMO, readOptions } from "./options";
import { checkFile } from "../src/node/input/loadSite";
import { openProgram } from "../src/node/openProgram";
import { startDevServer } from "../src/node/serve/devServer";

/** The number of keys. */
const usualKeys = 40;
/** Between two keys, in milliseconds: somebody who types fast. */
const KEY_MS = 120;
/** The editor checks so long after the last key, in milliseconds. */
const REST_MS = 150;
/** No check takes longer, in milliseconds. */
const QUIET_MS = 1500;

interface Measured {
  open: number;
  keys: number[];
  findings: number[];
  longestTask: number;
}

/** Measurements that the editor's document collects. */
interface Noted {
  keyAt: number;
  findingsAt: number;
  longestTask: number;
}

/** Measures the editor: opening, from a key to the painted page, and from the last key to the findings. */
export async function run(context: BenchContext): Promise<string> {
  const { runs: keys = usualKeys, pages } = readOptions(context.args);
  const browser = await launch();
  const rows: string[][] = [];
  try {
    for (const { name, file } of subjectsOf(context, pages ?? [1000])) {
      const { open, keys: times, findings, longestTask } = await edited(file, context.root, browser, keys);
      const validate = await timeOfValidate(file);
      const sorted = [...times].sort((a, b) => a - b);
      const ms = (time: number) => time.toFixed(0);
      const ratio = median(findings) / validate;
      rows.push([
        name,
        ms(open),
        ms(median(sorted)),
        ms(sorted[Math.floor(sorted.length * 0.95)]!),
        `${ms(median(findings))} (${ratio.toFixed(1)} × validate)`,
        ms(longestTask),
      ]);
    }
  } finally {
    await browser.close();
  }
  return table(
    [
      "config",
      "open to paint, ms (≤ 500)",
      "key to paint, ms",
      "95th percentile (≤ 33)",
      "rest to findings, ms (≤ 1.2 × validate)",
      "longest task, ms (≤ 50)",
    ],
    rows,
  );
}

function subjectsOf({ root, folder }: BenchContext, sizes: number[]): { name: string; file: string }[] {
  const demo = join(folder, "edited-demo", "site.config.json");
  cpSync(join(root, DEMO), dirname(demo), { recursive: true });
  const generated = sizes.map((pages) => {
    const file = join(folder, `edited-${pages}`, "site.config.json");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(benchSite(pages), null, 2));
    return { file, name: `${pages} pages` };
  });
  return [{ name: "the demo", file: demo }, ...generated].map(({ name, file }) => ({
    name: `${name} (${(readFileSync(file).length / 1024).toFixed(0)} KB)`,
    file,
  }));
}

async function edited(file: string, root: string, browser: Browser, count: number): Promise<Measured> {
  const program = openProgram({ root, folder: await bundleOnce(root), isCheckout: true });
  const { server, editorUrl } = await startDevServer({
    configFile: file,
    program,
    port: 0,
    host: "127.0.0.1",
    onReading: () => {},
    onTrouble: () => {},
  });
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.addInitScript(noteTimes);
  try {
    // The first visit also fills the browser's caches.
    await opened(page, editorUrl!);
    const { frame, time: open } = await opened(page, editorUrl!);
    await frame.locator("h1").first().click();
    const field = page.locator(".pane.form").getByLabel("Heading", { exact: true }).first();
    await field.click();
    await page.keyboard.press("End");
    const keys: number[] = [];
    const findings: number[] = [];
    for (let round = -3; round < count; round++) {
      const painted = paintedAt(frame);
      await page.keyboard.press("x");
      const at = await painted;
      const { keyAt } = await noted(page);
      if (round >= 0) keys.push(at - keyAt);
      if (round % 10 === 9) {
        // Findings about an older text may arrive first.
        await page.waitForFunction((quiet) => {
          const { findingsAt, keyAt } = window as unknown as Noted;
          return findingsAt > keyAt && performance.timeOrigin + performance.now() - findingsAt > quiet;
        }, QUIET_MS);
        const { findingsAt } = await noted(page);
        console.error(`findings: ${(findingsAt - keyAt).toFixed(0)} ms`);
        findings.push(findingsAt - keyAt - REST_MS);
      } else await wait(KEY_MS);
      console.error(`key ${round}: ${(at - keyAt).toFixed(0)} ms`);
    }
    return { open, keys, findings, longestTask: (await noted(page)).longestTask };
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}

async function opened(page: Page, url: string): Promise<{ frame: Frame; time: number }> {
  await page.goto("about:blank");
  const begin = Date.now();
  await page.goto(url);
  const element = await page.locator(".stage iframe").elementHandle();
  const frame = (await element.contentFrame())!;
  await frame.locator("h1").first().waitFor();
  const time = (await frame.evaluate(() => performance.timeOrigin + performance.now())) - begin;
  await page.waitForFunction(() => (window as unknown as Noted).findingsAt > 0);
  return { frame, time };
}

function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => {
    const { keyAt, findingsAt, longestTask } = window as unknown as Noted;
    return { keyAt, findingsAt, longestTask };
  });
}

/** Runs in the editor's document before its own scripts. Times are milliseconds as from `Date.now()`. */
function noteTimes(): void {
  const notes = Object.assign(window as unknown as Noted, { keyAt: 0, findingsAt: 0, longestTask: 0 });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("keydown", () => (notes.keyAt = now()), { capture: true });
  new PerformanceObserver((list) => {
    // Without the tasks of opening, which the browser's start affects.
    for (const { duration } of list.getEntries())
      if (notes.keyAt > 0) notes.longestTask = Math.max(notes.longestTask, duration);
  }).observe({ type: "longtask" });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }: MessageEvent<{ kind?: string }>) => {
        if (data.kind === "findings") notes.findingsAt = now();
      });
    }
  };
}

/** The time at which the next change of the page's heading is painted. */
function paintedAt(frame: Frame): Promise<number> {
  return frame.evaluate(
    () =>
      new Promise<number>((seen) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => seen(performance.timeOrigin + performance.now()));
            port1.start();
            port2.postMessage(0);
          });
        });
        observer.observe(document.getElementById("sp-root")!, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      }),
  );
}

async function timeOfValidate(file: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const begin = performance.now();
    await checkFile(file, {});
    times.push(performance.now() - begin);
  }
  return median(times.slice(1));
}
