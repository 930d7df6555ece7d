import type { PagePlan } from "../../core/sitePlan";
import { digest, KEY_DIGITS } from "../digest";
import type { Manifest } from "./manifest";
import type { OutputFolder } from "./outputFolder";

export interface WrittenPages {
  /** The paths of their files below the output folder. */
  files: Set<string>;
  /** Blocks that failed, each with its page and the reason. */
  failures: string[];
}

export interface PageWork {
  output: OutputFolder;
  manifest: Manifest;
  onPage?: ((done: number, total: number) => void) | undefined;
}

/** Writes the pages of a site, one at a time. A page whose input has not changed keeps its files. */
export async function writePages(
  pages: readonly PagePlan[],
  { output, manifest, onPage }: PageWork,
): Promise<WrittenPages> {
  const written: WrittenPages = { files: new Set(), failures: [] };
  for (const [index, plan] of pages.entries()) {
    const key = digest(plan.source(), KEY_DIGITS);
    const kept = manifest.keepPage(plan.path, key);
    if (kept) {
      plan.recall(kept);
      for (const [path] of kept.files) written.files.add(path);
    } else {
      const page = await plan.make();
      for (const { path, text } of page.files) {
        // Many pages share a stylesheet, whose name changes with its content.
        if (!path.startsWith("assets/") || !output.has(path)) output.write(path, text);
        written.files.add(path);
      }
      for (const failure of page.failures) written.failures.push(`${plan.path}, ${failure}`);
      // A page with a failed block is rendered every time, so every build reports the failure.
      if (page.failures.length === 0) manifest.addPage(plan.path, key, page);
    }
    onPage?.(index + 1, pages.length);
  }
  return written;
}
