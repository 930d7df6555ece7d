import type { Diagnostic } from "../validate/diagnostic";
import { openSite } from "./openSite";
import { isDrawing } from "./runnable";
import { planSite } from "./sitePlan";
import type { SourceFile } from "./siteFile";
import type { SiteScripts } from "./siteScripts";
import type { World } from "./world";

export interface BuiltFiles {
  diagnostics: Diagnostic[];
  /** Each file by its path below the base path; absent if the config has an error. */
  files?: Map<string, Uint8Array>;
  /** Blocks that failed and show a notice instead, each with its page and the reason. */
  failures: string[];
}

/** Builds a config in memory. In the same world, the command writes the same bytes to disk. */
export async function buildFiles(text: string, world: World, scripts: SiteScripts): Promise<BuiltFiles> {
  const { diagnostics, site } = await openSite(text, world);
  const failures: string[] = [];
  if (!site) return { diagnostics, failures };
  const plan = await planSite(site, world, scripts);
  const files = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  const write = (path: string, content: string) => files.set(path, encoder.encode(content));

  let embedsPictures = false;
  const copy = async ({ path, source }: SourceFile) => {
    const bytes = await world.read(source);
    if (!isDrawing(path)) files.set(path, bytes);
    else {
      // An XML parser, which only sites with SVG files need.
      const { cleanDrawing, XmlError } = await import("./drawings/cleanDrawing");
      try {
        const drawing = cleanDrawing(bytes);
        write(path, drawing.text);
        embedsPictures ||= drawing.embedsPictures;
      } catch (error) {
        if (!(error instanceof XmlError)) throw error;
      }
    }
  };

  for (const file of (await plan.copies()).files) await copy(file);
  for (const { path, text: content } of plan.shared) write(path, content);
  for (const { path, make } of plan.pages) {
    const page = await make();
    for (const file of page.files) write(file.path, file.text);
    failures.push(...page.failures.map((failure) => `${path}, ${failure}`));
  }
  for (const file of await plan.assets()) await copy(file);
  for (const { path, text: content } of await plan.closing(embedsPictures)) write(path, content);
  return { diagnostics, files, failures };
}
