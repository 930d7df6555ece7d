import type { Page, PlannedPage, Site } from "../compile/page";
import { type BuildNote, hash } from "./buildNote";
import type { OutputFolder } from "./outputFolder";
import type { PageOutput } from "./renderSite";

/** What is known once all pages lie in the output folder. */
export interface WrittenPages {
  files: Set<string>;
  /** The Content-Security-Policy of each page, by its path. */
  policies: Map<string, string>;
  failures: string[];
}

/** What is done with the pages of a site. */
export interface PageWork {
  output: OutputFolder;
  note: BuildNote;
  render: (page: Page) => Promise<PageOutput>;
  /** Called after each page. */
  onPage?: ((done: number, total: number) => void) | undefined;
}

/** Writes every page of a site. One that would come out as it lies in the output folder is neither compiled nor rendered. */
export async function writePages({ pages, notFound }: Site, work: PageWork): Promise<WrittenPages> {
  const written: WrittenPages = { files: new Set(), policies: new Map(), failures: [] };
  const missing: PlannedPage = { path: "/404.html", compile: () => notFound, source: () => "" };
  const total = pages.length + 1;
  let done = 0;
  for (const plan of [...pages, missing]) {
    const files = pageFiles(plan.path);
    const key = hash(plan.source());
    const { contentSecurityPolicy, failures } =
      keepPage(plan.path, files, key, work) ?? (await writePage(plan, files, key, work));
    for (const file of files) written.files.add(file);
    written.policies.set(plan.path, contentSecurityPolicy);
    written.failures.push(...failures.map((failure) => `${plan.path}, ${failure}`));
    work.onPage?.(++done, total);
  }
  return written;
}

/** What the build needs of a page. */
type Outcome = Pick<PageOutput, "contentSecurityPolicy" | "failures">;

/** Takes over a page of the previous site that was made from the same. */
function keepPage(
  path: string,
  files: readonly string[],
  key: string,
  { output, note }: PageWork,
): Outcome | undefined {
  const known = note.find(path, key);
  if (!known || !files.every((file, index) => output.keep(file, known.stamps[index]!))) return undefined;
  note.add(path, known);
  return { contentSecurityPolicy: known.contentSecurityPolicy, failures: [] };
}

async function writePage(
  plan: PlannedPage,
  files: readonly string[],
  key: string,
  { output, note, render }: PageWork,
): Promise<Outcome> {
  const { html, data, contentSecurityPolicy, failures } = await render(plan.compile());
  for (const [index, file] of files.entries()) output.write(file, index === 0 ? html : data);
  const stamps = files.map((file) => output.stamp(file)).filter((stamp) => stamp !== undefined);
  // A page with a notice on it is rendered every time, so that every build tells of it.
  const isKept = failures.length === 0 && stamps.length === files.length;
  if (isKept) note.add(plan.path, { key, contentSecurityPolicy, stamps });
  return { contentSecurityPolicy, failures };
}

/** A page is a folder with its HTML and its data, so that hosts answer with and without a trailing slash. */
function pageFiles(path: string): readonly string[] {
  if (path === "/404.html") return [path];
  const folder = path.replace(/\/$/, "");
  return [`${folder}/index.html`, `${folder}/page.json`];
}
