import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../compile/page";
import { renderPage } from "../site/server";
import { browserBundle } from "./browserBundle";
import type { LoadedSite } from "./loadSite";
import { OutputFolder } from "./outputFolder";
import type { Program } from "./program";
import { type PageOutput, renderDocument } from "./renderSite";
import { headers, robots, sitemap } from "./siteFiles";
import { createSiteStyles } from "./siteStyles";

/** What a build has done. */
export interface BuildResult {
  directory: string;
  pages: number;
  /** Blocks that failed and show a notice in their place, each with its page and the reason. */
  failures: string[];
  /** Files of `public/` that the site could not keep, because the build writes them itself. */
  replaced: string[];
}

/**
 * Writes the whole site as static files: complete HTML for every route, the scripts, fonts and pictures.
 * @param loaded - a config without errors
 * @param outDir - where the site goes; a previous site there is replaced once the new one is complete
 */
export async function buildSite(
  loaded: LoadedSite & { site: Site },
  outDir: string,
  program: Program,
): Promise<BuildResult> {
  const { site, publicFolder, file } = loaded;
  const output = new OutputFolder(outDir, [file, publicFolder.directory, join(program.root, "src")]);
  try {
    const bundle = await browserBundle(program);
    const styles = await createSiteStyles(site, publicFolder);
    for (const path of publicFolder.paths()) output.copy(publicFolder.source(path), path);
    output.copy(join(bundle.directory, "assets"), "assets");
    for (const font of styles.fontFiles) output.copy(font.source, font.path);

    const render = (page: Site["notFound"]) => renderDocument(renderPage, site, page, styles, bundle);
    const written = new Set<string>();
    const policies = new Map<string, string>();
    const failures: string[] = [];
    for (const page of [...site.pages, site.notFound]) {
      const rendered = await render(page);
      for (const [file, content] of pageFiles(rendered)) {
        output.write(file, content);
        written.add(file);
      }
      const path = page.path ?? "/404.html";
      policies.set(path, rendered.contentSecurityPolicy);
      failures.push(...rendered.failures.map((failure) => `${path}, ${failure}`));
    }

    // An owner's own words to search engines and hosts stand beside or instead of ours.
    if (!publicFolder.has("/robots.txt")) output.write("robots.txt", robots(site));
    if (site.url && !publicFolder.has("/sitemap.xml")) output.write("sitemap.xml", sitemap(site));
    const ownHeaders = publicFolder.has("/_headers")
      ? `\n${readFileSync(publicFolder.source("/_headers"), "utf8")}`
      : "";
    output.write("_headers", headers(site, policies) + ownHeaders);
    output.write(".nojekyll", "");
    output.publish();
    const replaced = publicFolder.paths().filter((path) => written.has(path));
    return { directory: output.directory, pages: site.pages.length, failures, replaced };
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** A page is a folder with its HTML and its data, so that hosts answer with and without a trailing slash. */
function pageFiles({ page, html, data }: PageOutput): [path: string, content: string][] {
  if (page.path === null) return [["/404.html", html]];
  const folder = page.path.replace(/\/$/, "");
  return [
    [`${folder}/index.html`, html],
    [`${folder}/page.json`, data],
  ];
}
