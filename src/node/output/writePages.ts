import type { Page, PlannedPage, Site } from "../../compile/page";
import type { BuildNote, NotedFile } from "./buildNote";
import { digest } from "../../core/digest";
import type { OutputFolder } from "./outputFolder";
import type { PageOutput } from "../../core/renderSite";

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
    const key = digest(plan.source(), 32);
    const { files, contentSecurityPolicy, failures } =
      keepPage(plan.path, key, work) ?? (await writePage(plan, key, work));
    for (const file of files) written.files.add(file);
    written.policies.set(plan.path, contentSecurityPolicy);
    written.failures.push(...failures.map((failure) => `${plan.path}, ${failure}`));
    work.onPage?.(++done, total);
  }
  return written;
}

/** What the build needs of a page. */
interface Outcome extends Pick<PageOutput, "contentSecurityPolicy" | "failures"> {
  /** The paths of its files in the output folder. */
  files: string[];
}

/** Takes over a page of the previous site that was made from the same. */
function keepPage(path: string, key: string, { output, note }: PageWork): Outcome | undefined {
  const known = note.find(path, key);
  if (!known?.files.every(([file, stamp]) => output.keep(file, stamp))) return undefined;
  note.add(path, known);
  const { files, contentSecurityPolicy } = known;
  return { files: files.map(([file]) => file), contentSecurityPolicy, failures: [] };
}

async function writePage(
  plan: PlannedPage,
  key: string,
  { output, note, render }: PageWork,
): Promise<Outcome> {
  const rendered = await render(plan.compile());
  const { contentSecurityPolicy, failures } = rendered;
  const noted: NotedFile[] = [];
  const texts = pageFiles(rendered);
  for (const [file, text] of texts) {
    output.write(file, text);
    const stamp = output.stamp(file);
    if (stamp) noted.push([file, stamp]);
  }
  // A page with a notice on it is rendered every time, so that every build tells of it.
  const isKept = failures.length === 0 && noted.length === texts.length;
  if (isKept) note.add(plan.path, { key, contentSecurityPolicy, files: noted });
  return { files: texts.map(([file]) => file), contentSecurityPolicy, failures };
}

/** A page is a folder with its HTML and its data, so that hosts answer with and without a trailing slash. */
function pageFiles({ page, html, data }: PageOutput): [path: string, content: string][] {
  const file = page.path === null ? "/404.html" : `${page.path.replace(/\/$/, "")}/index.html`;
  return [
    [file, html],
    [`/${data.path}`, data.text],
  ];
}
