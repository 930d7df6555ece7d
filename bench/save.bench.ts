import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { type BenchSite, benchSite } from "./benchSite";
import { launch } from "./browse";
import { inLanguages } from "./inLanguages";
import { median, table } from "./measure";
import { type BenchContext, DEMO, readOptions } from "./options";

/** The number of saves of each config. */
const usualRuns = 9;

/** A config that is edited while its live site runs. */
interface Subject {
  name: string;
  file: string;
  config: BenchSite;
  bound: number;
}

/** Measures the time from saving a config until the open page of `npm start` shows the new text. */
export async function run(context: BenchContext): Promise<string> {
  const { runs = usualRuns, pages } = readOptions(context.args);
  const browser = await launch();
  const rows: string[][] = [];
  try {
    for (const subject of subjectsOf(context, pages ?? [5, 1000])) {
      const times = await savesOf(subject, context.root, browser, runs);
      const size = `${(readFileSync(subject.file).length / 1024).toFixed(0)} KB`;
      const cells = [median(times), Math.min(...times), Math.max(...times)].map((time) => time.toFixed(0));
      rows.push([`${subject.name} (${size})`, String(runs), ...cells, `≤ ${subject.bound}`]);
    }
  } finally {
    await browser.close();
  }
  return table(["config", "runs", "save to paint, ms", "fastest", "slowest", "goal"], rows);
}

function subjectsOf({ root, folder }: BenchContext, sizes: number[]): Subject[] {
  const demo = join(folder, "live-demo");
  mkdirSync(demo, { recursive: true });
  cpSync(join(root, DEMO, "public"), join(demo, "public"), { recursive: true });
  const demoConfig = JSON.parse(readFileSync(join(root, DEMO, "site.config.json"), "utf8")) as BenchSite;
  const generated = sizes.map((pages) => {
    const place = join(folder, `live-${pages}`);
    mkdirSync(place, { recursive: true });
    const file = join(place, "site.config.json");
    return { name: `${pages} pages`, file, config: benchSite(pages), bound: pages > 5 ? 200 : 50 };
  });
  const translated = generated.map(({ name, file, config, bound }) => ({
    name: `${name} in three languages`,
    file: join(dirname(file), "languages", basename(file)),
    config: inLanguages(config, "de", "fr"),
    bound: Math.round(bound * 1.1),
  }));
  for (const { file } of translated) mkdirSync(dirname(file), { recursive: true });
  return [
    { name: "the demo", file: join(demo, "site.config.json"), config: demoConfig, bound: 100 },
    ...generated,
    ...translated,
  ];
}

async function savesOf(subject: Subject, root: string, browser: Browser, runs: number): Promise<number[]> {
  const save = (heading: string) => {
    subject.config.routes[0]!.blocks[0]!.heading = heading;
    writeFileSync(subject.file, JSON.stringify(subject.config, null, 2));
  };
  save("Saved at the start");
  const live = spawn(
    process.execPath,
    ["bin/spawnpage.mjs", "start", "--config", subject.file, "--port", "0"],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const page = await browser.newPage();
  try {
    await page.goto(await addressOf(live));
    await page.waitForFunction(() => document.documentElement.dataset["ready"] === "true", undefined, {
      timeout: 120_000,
    });
    const times: number[] = [];
    // The first save is slower than all others and is not counted.
    for (let round = -1; round < runs; round++) {
      const heading = `Saved for round ${round}`;
      const seen = seenAt(page, heading);
      await page.evaluate(() => undefined);
      const savedAt = Date.now();
      save(heading);
      const time = (await seen) - savedAt;
      if (round >= 0) times.push(time);
      console.error(`${subject.name}: ${time} ms`);
    }
    return times;
  } finally {
    await page.close();
    live.kill();
  }
}

/** The time at which a frame with the heading is painted, as from `Date.now()`. */
async function seenAt(page: Page, heading: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((seen) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent !== wanted) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => seen(Date.now()));
          port1.start();
          port2.postMessage(0);
        };
        look();
      }),
    heading,
  );
}

/** The address that a live site prints when it is ready. */
async function addressOf(live: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = "";
    live.stdout!.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) found(address);
    });
    live.once("exit", (code) => failed(new Error(`npm start exited with ${code}.\n${said}`)));
  });
}
