import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawnScene } from "../src/node/pictures/drawnScene.fixture";
import { benchSite, type BenchSite } from "./benchSite";
import { type Builder, checkBuilt, coldSpawnpage, spawnpage } from "./builders";
import { median, table } from "./measure";
import { type BenchContext, readOptions } from "./options";
import { type Run, runProcess } from "./runProcess";

const PAGES = 10;
const PICTURES_OF_PAGE = 20;
/** The maximum time of a repeated build, relative to a build without picture processing. */
const BOUND = " (≤ 1.05)";
const usualRuns = 5;

/** One program's CPU seconds. */
interface Times {
  /** The first build, without cached pictures. */
  first: number[];
  /** Into an empty folder, with cached pictures. */
  empty: number[];
  /** Over the last site, after changing one word. */
  word: number[];
}

/** A program with its own site, and whether it processes pictures. */
interface Subject {
  builder: Builder;
  makes: boolean;
  times: Times;
}

/** Compares builds of a site with 200 pictures with the same program without sharp, which publishes them unchanged. */
export async function run(context: BenchContext): Promise<string> {
  const { runs = usualRuns } = readOptions(context.args);
  const cold = coldSpawnpage(context, ["sharp"]);
  const makes = spawnpage(context, "pictures");
  const subjects: Subject[] = [
    { builder: makes, makes: true, times: { first: [], empty: [], word: [] } },
    {
      builder: { ...cold.builder, name: "without sharp" },
      makes: false,
      times: { first: [], empty: [], word: [] },
    },
  ];
  try {
    for (const { builder } of subjects) {
      // Bundles the program, unless a bundle is cached.
      builder.write(benchSite(5));
      await runProcess(builder.build, context.root);
      await layOut(builder);
    }
    for (let round = 0; round < runs; round++)
      for (const subject of subjects) await measureOnce(subject, { round, root: context.root });
  } finally {
    cold.remove();
  }
  const [own, plain] = subjects.map(({ times }) => times);
  const row = (what: string, key: keyof Times, count: number, bound = "") => {
    const [made, unmade] = [median(own![key]), median(plain![key])];
    return [
      `${what} (${count} ${count === 1 ? "run" : "runs"})`,
      made.toFixed(2),
      unmade.toFixed(2),
      (made / unmade).toFixed(2) + bound,
    ];
  };
  return table(
    [`${PAGES} pages, ${PAGES * PICTURES_OF_PAGE} pictures`, makes.name, "without sharp", "with : without"],
    [
      row("first build, CPU seconds", "first", 1),
      row("build into an empty folder, CPU seconds", "empty", runs, BOUND),
      row("rebuild after changing one word, CPU seconds", "word", runs, BOUND),
    ],
  );
}

/** Builds once in each way. The site's files show that only the first build generates pictures. */
async function measureOnce(
  { builder, makes, times }: Subject,
  { round, root }: { round: number; root: string },
): Promise<void> {
  const build = async (word: string, kind: keyof Times) => {
    builder.write(withPictures(word));
    const { processorSeconds }: Run = await runProcess(builder.build, root);
    checkBuilt(builder, PAGES, word);
    const made = readdirSync(join(builder.out, "assets")).includes("pictures");
    if (made !== makes) throw new Error(`${builder.name} ${made ? "made" : "did not make"} pictures.`);
    times[kind].push(processorSeconds);
    console.error(`${builder.name}, ${kind}: ${processorSeconds.toFixed(2)} CPU seconds`);
  };
  if (round === 0) await build("first", "first");
  rmSync(builder.out, { recursive: true, force: true });
  await build(`empty-${round}`, "empty");
  await build(`word-${round}`, "word");
}

/** The measured site with a gallery on each page. */
function withPictures(word: string): BenchSite {
  const config = benchSite(PAGES, word);
  for (const [page, { blocks }] of config.routes.entries()) {
    const items = Array.from({ length: PICTURES_OF_PAGE }, (_, index) => ({
      src: `/pictures/${nameOf(page, index)}`,
      alt: `View ${index} of page ${page}`,
    }));
    blocks!.push({ type: "gallery", items });
  }
  return config;
}

const nameOf = (page: number, index: number) => `view-${page}-${index}.png`;

/** Writes the config and its pictures into a new project, which has an empty cache. */
async function layOut({ out }: Builder): Promise<void> {
  const project = join(out, "..");
  const folder = join(project, "public", "pictures");
  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  for (const made of [folder, join(project, "node_modules")]) mkdirSync(made, { recursive: true });
  writeFileSync(join(project, "package.json"), "{}");
  for (let page = 0; page < PAGES; page++) {
    for (let index = 0; index < PICTURES_OF_PAGE; index++) {
      const scene = drawnScene(240, 160, 1 + page * PICTURES_OF_PAGE + index);
      writeFileSync(join(folder, nameOf(page, index)), await scene.png().toBuffer());
    }
  }
}
