import type { MadePage, PagePlan } from "../../core/sitePlan";
import { digest } from "../digest";
import type { BuildNote, NotedFile } from "./buildNote";
import type { OutputFolder } from "./outputFolder";

/** What is known once all pages lie in the output folder. */
export interface WrittenPages {
  /** The paths of their files below the folder. */
  files: Set<string>;
  failures: string[];
}

/** Where the pages of a site go. */
export interface PageWork {
  output: OutputFolder;
  note: BuildNote;
  /** Called after each page. */
  onPage?: ((done: number, total: number) => void) | undefined;
}

/** Writes every page of a site. One that would come out as it lies in the output folder is not made. */
export async function writePages(pages: readonly PagePlan[], work: PageWork): Promise<WrittenPages> {
  const written: WrittenPages = { files: new Set(), failures: [] };
  let done = 0;
  for (const plan of pages) {
    const key = digest(plan.source(), 32);
    const { files, failures } = keepPage(plan, key, work) ?? (await writePage(plan, key, work));
    for (const file of files) written.files.add(file);
    written.failures.push(...failures.map((failure) => `${plan.path}, ${failure}`));
    work.onPage?.(++done, pages.length);
  }
  return written;
}

/** What the build needs of a page. */
interface Outcome extends Pick<MadePage, "failures"> {
  /** The paths of its files in the output folder. */
  files: string[];
}

/** Takes over a page of the previous site that was made from the same. */
function keepPage(
  { path, addWords }: PagePlan,
  key: string,
  { output, note }: PageWork,
): Outcome | undefined {
  const known = note.find(path, key);
  if (!known?.files.every(([file, stamp]) => output.keep(file, stamp))) return undefined;
  note.add(path, known);
  if (known.words) addWords(known.words);
  return { files: known.files.map(([file]) => file), failures: [] };
}

async function writePage(plan: PagePlan, key: string, { output, note }: PageWork): Promise<Outcome> {
  const { files, failures, words } = await plan.make();
  const noted: NotedFile[] = [];
  for (const { path, text } of files) {
    output.write(path, text);
    const stamp = output.stamp(path);
    if (stamp) noted.push([path, stamp]);
  }
  // A page with a notice on it is rendered every time, so that every build tells of it.
  const isKept = failures.length === 0 && noted.length === files.length;
  if (isKept) note.add(plan.path, { key, files: noted, words });
  return { files: files.map(({ path }) => path), failures };
}
