import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchSite } from "./benchSite";
import { median, table } from "./measure";
import { type BenchContext, readOptions } from "./options";
import { type Run, runProcess } from "./runProcess";

const usualSizes = [100, 1000];
const usualRuns = 3;
const pagesOfSite = 5;

/** Measures how many sites one process builds in a second, and whether its memory stays flat. */
export async function run(context: BenchContext): Promise<string> {
  const { sites: sizes = usualSizes, runs = usualRuns } = readOptions(context.args);
  const folders = new Map(sizes.map((count) => [count, writeConfigs(context, count)]));
  const measured = new Map<number, Run[]>(sizes.map((count) => [count, []]));
  // Bundles the program and draws the link previews, unless they are cached.
  for (const [count, folder] of folders) await buildAll(context, folder, count);
  for (let round = 0; round < runs; round++) {
    for (const [count, folder] of folders) {
      const taken = await buildAll(context, folder, count);
      measured.get(count)!.push(taken);
      console.error(`${count} sites: ${taken.seconds.toFixed(1)} s`);
    }
  }
  const rows = [...measured].map(([count, taken]) => {
    const seconds = median(taken.map((one) => one.seconds));
    const mebibytes = median(taken.map((one) => one.mebibytes));
    const cells = [seconds.toFixed(1), (count / seconds).toFixed(0), ((seconds / count) * 1000).toFixed(1)];
    return [`${count} (${runs} runs)`, ...cells, mebibytes.toFixed(0)];
  });
  const head = ["five-page sites", "total, s", "sites per second", "per site, ms", "peak memory, MiB"];
  return table(head, rows);
}

/** Writes different configs into separate folders. */
function writeConfigs({ folder }: BenchContext, count: number): string {
  const place = join(folder, `sites-${count}`);
  rmSync(place, { recursive: true, force: true });
  for (let number = 1; number <= count; number++) {
    const own = join(place, "configs", `site-${number}`);
    mkdirSync(own, { recursive: true });
    const config = benchSite(pagesOfSite, `site number ${number}`);
    config.constants = { ...config.constants, server: `Benchwood ${number}` };
    writeFileSync(join(own, "site.config.json"), JSON.stringify(config));
  }
  return place;
}

async function buildAll({ root }: BenchContext, folder: string, count: number): Promise<Run> {
  const out = join(folder, "out");
  // Deleting it now would slow this build. `writeConfigs` deletes all of them.
  if (existsSync(out)) renameSync(out, `${out}.old-${Date.now()}`);
  const configs = join(folder, "configs", "*", "site.config.json");
  const args = ["bin/spawnpage.mjs", "build", "--config", configs, "--out", out];
  const taken = await runProcess({ executable: process.execPath, args, cwd: root }, root);
  const built = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => name === "404.html",
  ).length;
  if (built !== count) throw new Error(`${built} of ${count} sites were built.`);
  return taken;
}
