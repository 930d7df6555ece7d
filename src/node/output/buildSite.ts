import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Site } from "../../compile/page";
import { renderPage } from "../../app/server";
import { BuildNote } from "./buildNote";
import type { BrowserBundle } from "../bundle/browserBundle";
import { sharedData } from "../../core/dataFiles";
import { listFiles } from "../input/listFiles";
import type { LoadedSite } from "../input/loadSite";
import { OutputFolder } from "./outputFolder";
import type { Program } from "../program";
import { renderDocument } from "../../core/renderSite";
import { headers, robots, sitemap } from "../../core/siteFiles";
import { createSiteStyles } from "../../core/siteStyles";
import { writePages } from "./writePages";

/** What a build has done. */
export interface BuildResult {
  directory: string;
  pages: number;
  /** Blocks that failed and show a notice in their place, each with its page and the reason. */
  failures: string[];
  /** Files of `public/` that the site could not keep, because the build writes them itself. */
  replaced: string[];
}

/** What a build needs besides the site. */
export interface BuildTools {
  program: Program;
  /** The scripts of the site; many sites share one answer. */
  bundle: () => Promise<BrowserBundle>;
  /** Whether every page is made anew, also where nothing has changed. */
  isFresh?: boolean;
  /** Called after each page. */
  onPage?: (done: number, total: number) => void;
  /** Called with the whole site before it takes the place of the previous one. */
  finish?: (output: OutputFolder) => Promise<void>;
}

/**
 * Writes the whole site as static files: complete HTML for every route, the scripts, fonts and pictures.
 * @param loaded - a config without errors
 * @param outDir - where the site goes; a previous site there is replaced once the new one is complete
 */
export async function buildSite(
  loaded: LoadedSite & { site: Site },
  outDir: string,
  tools: BuildTools,
): Promise<BuildResult> {
  const { site, publicFolder, file } = loaded;
  const { program } = tools;
  const output = new OutputFolder(outDir, [file, publicFolder.directory, join(program.root, "src")]);
  try {
    const bundle = await tools.bundle();
    const styles = await createSiteStyles(site, publicFolder);
    for (const path of publicFolder.paths()) output.copy(publicFolder.source(path), path);
    copyFolder(output, join(bundle.directory, "assets"), "/assets");
    for (const font of styles.fontFiles) output.copy(font.source, font.path);

    const shared = sharedData(site.shared);
    output.write(shared.path, shared.text);
    const common = JSON.stringify([program.hash, bundle.id, styles, site]);
    const note = new BuildNote(program.cache, output.directory, common, tools.isFresh);
    const render = (page: Page) => renderDocument(renderPage, site, page, styles, bundle, shared);
    const written = await writePages(site, { output, note, render, onPage: tools.onPage });

    // An owner's own words to search engines and hosts stand beside or instead of ours.
    if (!publicFolder.has("/robots.txt")) output.write("robots.txt", robots(site));
    if (site.url && !publicFolder.has("/sitemap.xml")) output.write("sitemap.xml", sitemap(site));
    const ownHeaders = publicFolder.has("/_headers")
      ? `\n${readFileSync(publicFolder.source("/_headers"), "utf8")}`
      : "";
    output.write("_headers", headers(site, written.policies) + ownHeaders);
    output.write(".nojekyll", "");
    await tools.finish?.(output);
    output.publish();
    note.save();
    written.files.add(`/${shared.path}`);
    const replaced = publicFolder.paths().filter((path) => written.files.has(path));
    return { directory: output.directory, pages: site.pages.length, failures: written.failures, replaced };
  } catch (error) {
    output.discard();
    throw error;
  }
}

function copyFolder(output: OutputFolder, source: string, path: string): void {
  for (const file of listFiles(source)) output.copy(join(source, file), path + file);
}
