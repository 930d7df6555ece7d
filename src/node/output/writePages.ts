import { availableParallelism } from "node:os";
import type { MadePage, PagePlan } from "../../core/sitePlan";
import { digest, KEY_DIGITS } from "../digest";
import type { BuildNote, NotedFile } from "./buildNote";
import type { OutputFolder } from "./outputFolder";
import { makePages, type PageEvents } from "./pageThreads";
import type { ThreadSetup } from "./threadSetup";

/** For fewer pages no thread is started: it takes as long as a hundred pages until it is ready. */
const WORTH_THREADS = 200;
/**
 * On fewer cores no thread is started: what Node.js does beside the main thread, compiling and cleaning up, keeps a second core
 * busy, and each thread takes a sixth more of the processor for the same pages.
 */
const FEWEST_CORES = 3;

/** What is known once all pages lie in the output folder. */
export interface WrittenPages {
  /** The paths of their files below the folder. */
  files: Set<string>;
  failures: string[];
}

/** Where the pages of a site go. */
export interface PageWork extends Pick<PageEvents, "onThreadFailure"> {
  output: OutputFolder;
  note: BuildNote;
  /** What threads make pages from, asked for where it is needed; absent where this one is to make all of them. */
  setup?: (() => ThreadSetup) | undefined;
  /** Called after each page. */
  onPage?: ((done: number, total: number) => void) | undefined;
}

/** A page that has to be made. */
export interface UnmadePage {
  /** Its place among the pages of the site. */
  index: number;
  plan: PagePlan;
  /** Names all that it is made from and no other page is. */
  key: string;
}

/** Writes every page of a site. One that would come out as it lies in the output folder is not made. */
export async function writePages(pages: readonly PagePlan[], work: PageWork): Promise<WrittenPages> {
  const outcomes: Outcome[] = [];
  const unmade: UnmadePage[] = [];
  let done = 0;
  const note = (index: number, outcome: Outcome) => {
    outcomes[index] = outcome;
    work.onPage?.(++done, pages.length);
  };
  for (const [index, plan] of pages.entries()) {
    const page = { index, plan, key: digest(plan.source(), KEY_DIGITS) };
    const kept = keepPage(page, work);
    if (kept) note(index, kept);
    else unmade.push(page);
  }
  const isWorthThreads = unmade.length >= WORTH_THREADS && availableParallelism() >= FEWEST_CORES;
  const setup = isWorthThreads ? work.setup?.() : undefined;
  await makePages(unmade, setup, {
    onMade: (page, made, isElsewhere) => {
      if (isElsewhere) page.plan.recall(made);
      note(page.index, writePage(page, made, work));
    },
    onThreadFailure: work.onThreadFailure,
  });
  return {
    files: new Set(outcomes.flatMap(({ files }) => files)),
    failures: outcomes.flatMap(({ failures }, index) =>
      failures.map((failure) => `${pages[index]!.path}, ${failure}`),
    ),
  };
}

/** What the build needs of a page. */
interface Outcome extends Pick<MadePage, "failures"> {
  /** The paths of its files in the output folder. */
  files: string[];
}

/** Takes over a page of the previous site that was made from the same. */
function keepPage({ plan, key }: UnmadePage, { output, note }: PageWork): Outcome | undefined {
  const { path, recall } = plan;
  const known = note.find(path, key);
  if (!known?.files.every(([file, stamp]) => output.keep(file, stamp))) return undefined;
  note.add(path, known);
  recall(known);
  return { files: known.files.map(([file]) => file), failures: [] };
}

function isNamedByContent(path: string): boolean {
  return path.startsWith("assets/");
}

function writePage({ plan, key }: UnmadePage, made: MadePage, { output, note }: PageWork): Outcome {
  const { files, failures, words, parts } = made;
  const noted: NotedFile[] = [];
  for (const { path, text } of files) {
    // The stylesheet of one page is that of many others.
    if (!isNamedByContent(path) || !output.has(path)) output.write(path, text);
    const stamp = output.stamp(path);
    if (stamp) noted.push([path, stamp]);
  }
  // A page with a notice on it is rendered every time, so that every build tells of it.
  const isKept = failures.length === 0 && noted.length === files.length;
  if (isKept) note.add(plan.path, { key, files: noted, words, parts });
  return { files: files.map(({ path }) => path), failures };
}
