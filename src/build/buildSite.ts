import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Site } from "../compile/page";
import { renderPage } from "../site/server";
import type { BrowserBundle } from "./browserBundle";
import { sharedData } from "./dataFiles";
import { listFiles } from "./listFiles";
import type { LoadedSite } from "./loadSite";
import { OutputFolder } from "./outputFolder";
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

/** What a build needs besides the site. */
export interface BuildTools {
  /** The folder of package.json. */
  root: string;
  /** The scripts of the site; many sites share one answer. */
  bundle: () => Promise<BrowserBundle>;
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
  const output = new OutputFolder(outDir, [file, publicFolder.directory, join(tools.root, "src")]);
  try {
    const bundle = await tools.bundle();
    const styles = await createSiteStyles(site, publicFolder);
    for (const path of publicFolder.paths()) output.copy(publicFolder.source(path), path);
    copyFolder(output, join(bundle.directory, "assets"), "/assets");
    for (const font of styles.fontFiles) output.copy(font.source, font.path);

    const shared = sharedData(site.shared);
    output.write(shared.path, shared.text);
    const render = (page: Page) => renderDocument(renderPage, site, page, styles, bundle, shared);
    const written = await writePages(output, site, render, tools.onPage);

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
    const replaced = publicFolder.paths().filter((path) => written.files.has(path));
    return { directory: output.directory, pages: site.pages.length, failures: written.failures, replaced };
  } catch (error) {
    output.discard();
    throw error;
  }
}

interface WrittenPages {
  files: Set<string>;
  /** The Content-Security-Policy of each page, by its path. */
  policies: Map<string, string>;
  failures: string[];
}

async function writePages(
  output: OutputFolder,
  { pages, notFound }: Site,
  render: (page: Page) => Promise<PageOutput>,
  onPage: BuildTools["onPage"],
): Promise<WrittenPages> {
  const written: WrittenPages = { files: new Set(), policies: new Map(), failures: [] };
  for (const [index, plan] of [...pages, notFound].entries()) {
    const page = "compile" in plan ? plan.compile() : plan;
    const rendered = await render(page);
    for (const [file, content] of pageFiles(rendered)) {
      output.write(file, content);
      written.files.add(file);
    }
    const path = page.path ?? "/404.html";
    written.policies.set(path, rendered.contentSecurityPolicy);
    written.failures.push(...rendered.failures.map((failure) => `${path}, ${failure}`));
    onPage?.(index + 1, pages.length + 1);
  }
  return written;
}

function copyFolder(output: OutputFolder, source: string, path: string): void {
  for (const file of listFiles(source)) output.copy(join(source, file), path + file);
}

/** A page is a folder with its HTML and its data, so that hosts answer with and without a trailing slash. */
function pageFiles({ page, html, data }: PageOutput): [path: string, content: string][] {
  const file = page.path === null ? "/404.html" : `${page.path.replace(/\/$/, "")}/index.html`;
  return [
    [file, html],
    [`/${data.path}`, data.text],
  ];
}
