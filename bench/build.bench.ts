import { existsSync, renameSync, rmSync } from "node:fs";
import { benchSite } from "./benchSite";
import { astro, type Builder, checkBuilt, coldSpawnpage, eleventy, spawnpage } from "./builders";
import { inLanguages } from "./inLanguages";
import { median, table } from "./measure";
import { type BenchContext, readOptions } from "./options";
import { type Run, runProcess } from "./runProcess";

/** The number of runs by size. */
const usualRuns: [pages: number, runs: number][] = [
  [5, 7],
  [100, 5],
  [1000, 3],
  [10_000, 1],
];
/** Astro takes minutes for more pages. */
const mostForAstro = 1000;
/** Upper bounds for the time of a build, relative to Eleventy's, by the number of pages. */
const buildBounds: Record<number, string> = {
  5: " (≤ 0.75)",
  100: " (≤ 1.1)",
  1000: " (≤ 1.5)",
  10_000: " (≤ 3)",
};
const rebuildBounds: Record<number, string> = { 1000: " (≤ 0.6)" };

/** The medians of one builder at one size. */
interface Figures {
  build: number;
  buildProcessor: number;
  rebuild: number;
  rebuildProcessor: number;
  mebibytes: number;
}

/** Compares builds of generated sites with peers, in alternating runs. */
export async function run(context: BenchContext): Promise<string> {
  const { root } = context;
  const options = readOptions(context.args);
  const own = spawnpage(context);
  const plain = eleventy(context);
  const react = astro(context);
  const sizes = usualRuns.filter(([pages]) => options.pages?.includes(pages) ?? true);
  for (const builder of [own, plain, react]) await buildOnce(builder, root);
  const rows: string[][] = [];
  for (const [pages, usual] of sizes) {
    const runs = options.runs ?? usual;
    const builders = pages > mostForAstro ? [own, plain] : [own, plain, react];
    const figures = await measureBuilders(builders, pages, runs, root);
    const size = `${pages} (${runs} runs)`;
    const row = (what: string, key: keyof Figures, digits: number, bound = "") => {
      const [ours, first, second] = figures.map((one) => one[key]);
      const ratio = (theirs: number | undefined) => (theirs ? (ours! / theirs).toFixed(2) : "");
      const cells = [ours, first, second].map((value) => value?.toFixed(digits) ?? "");
      rows.push([size, what, ...cells, ratio(first) + bound, ratio(second)]);
    };
    if (pages === 5) rows.push(await coldRow(context, plain, runs, size));
    row("build, s", "build", 2, buildBounds[pages]);
    row("build, s of CPU time", "buildProcessor", 2);
    row("rebuild after changing one word, s", "rebuild", 2, rebuildBounds[pages]);
    row("rebuild after changing one word, s of CPU time", "rebuildProcessor", 2);
    if (pages === 1000) {
      rows.push(await recoloredRow(own, runs, root, size), await languagesRow(own, runs, root, size));
    }
    row("peak memory, MiB", "mebibytes", 0, pages === 10_000 ? " (≤ 400 MiB)" : "");
  }
  return table(
    ["pages", "measurement", own.name, plain.name, react.name, "Spawnpage : Eleventy", "Spawnpage : Astro"],
    rows,
  );
}

/** Fills the caches, as after an owner's first build. */
async function buildOnce(builder: Builder, root: string): Promise<void> {
  builder.write(benchSite(5));
  await runProcess(builder.build, root);
}

async function measureBuilders(
  builders: Builder[],
  pages: number,
  runs: number,
  root: string,
): Promise<Figures[]> {
  const measured = builders.map(() => ({ builds: [] as Run[], rebuilds: [] as Run[] }));
  for (let round = 0; round < runs; round++) {
    for (const [index, builder] of builders.entries()) {
      moveAway(builder, round);
      for (const kind of ["builds", "rebuilds"] as const) {
        const word = `${kind}-${round}`;
        const site = benchSite(pages, word);
        // A changed constant makes cached findings useless, so the first build of a round checks all pages.
        builder.write({ ...site, constants: { ...site.constants, round: `${process.pid}-${round}` } });
        measured[index]![kind].push(await runProcess(builder.build, root));
        checkBuilt(builder, pages, word);
      }
    }
    console.error(`${pages} pages: ${round + 1} of ${runs} runs`);
  }
  for (const builder of builders)
    for (let round = 0; round < runs; round++)
      rmSync(oldOutput(builder, round), { recursive: true, force: true });
  return measured.map(({ builds, rebuilds }) => ({
    build: median(builds.map(({ seconds }) => seconds)),
    buildProcessor: median(builds.map(({ processorSeconds }) => processorSeconds)),
    rebuild: median(rebuilds.map(({ seconds }) => seconds)),
    rebuildProcessor: median(rebuilds.map(({ processorSeconds }) => processorSeconds)),
    mebibytes: median([...builds, ...rebuilds].map(({ mebibytes }) => mebibytes)),
  }));
}

/** Uses a new output folder, because deleting the old one now would slow the next build. */
function moveAway(builder: Builder, round: number): void {
  if (existsSync(builder.out)) renameSync(builder.out, oldOutput(builder, round));
}

function oldOutput({ out }: Builder, round: number): string {
  return `${out}.old-${round}`;
}

/** A build after a changed colour, which draws all link previews again. */
async function recoloredRow(builder: Builder, runs: number, root: string, size: string): Promise<string[]> {
  const seconds: number[] = [];
  for (let round = 0; round < runs; round++) {
    const primary = `#${(Date.now() + round).toString(16).slice(-6)}`;
    builder.write({ ...benchSite(1000), theme: { colors: { primary } } });
    seconds.push((await runProcess(builder.build, root)).seconds);
  }
  return [size, "rebuild after changing a colour, s (≤ 3.5)", median(seconds).toFixed(2), "", "", "", ""];
}

/** A build in three languages, compared with one in one language. */
async function languagesRow(builder: Builder, runs: number, root: string, size: string): Promise<string[]> {
  const [one, three]: [number[], number[]] = [[], []];
  for (let round = 0; round < runs; round++) {
    const site = benchSite(1000);
    const changed = { ...site, constants: { ...site.constants, round: `${process.pid}-${round}` } };
    for (const [times, languages] of [[one, []] as const, [three, ["de", "fr"]] as const]) {
      builder.write(inLanguages(changed, ...languages));
      times.push((await runProcess(builder.build, root)).processorSeconds);
    }
  }
  const ratio = (median(three) / median(one)).toFixed(2);
  const what = `build in three languages, s of CPU time (≤ 2.2 × one; now ${ratio} ×)`;
  return [size, what, median(three).toFixed(2), "", "", "", ""];
}

/** The very first build, which bundles the program and the site's scripts, compared with Eleventy's. */
async function coldRow(context: BenchContext, peer: Builder, runs: number, size: string): Promise<string[]> {
  const { builder, forget, remove } = coldSpawnpage(context);
  const times: { own: number[]; peer: number[] } = { own: [], peer: [] };
  for (let round = 0; round < runs; round++) {
    for (const [key, one] of [["own", builder] as const, ["peer", peer] as const]) {
      forget();
      one.write(benchSite(5));
      times[key].push((await runProcess(one.build, context.root)).seconds);
      checkBuilt(one, 5, "stone");
    }
  }
  remove();
  const [ours, theirs] = [median(times.own), median(times.peer)];
  const ratio = `${(ours / theirs).toFixed(2)} (≤ 5)`;
  return [size, "first build (no cached bundles), s", ours.toFixed(2), theirs.toFixed(2), "", ratio, ""];
}
