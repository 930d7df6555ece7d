import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestSites } from "../globalSetup";

/** The files that a page asks for to come to life, as paths below the site's address. */
export interface PageFiles {
  /** The script that starts all others first, then those that it imports. */
  scripts: string[];
  styles: string;
  /** The data of the page, and that of the whole site. */
  data: string[];
}

/**
 * Reads out of a built page which files it asks for.
 * @param path - the page's path, without a slash in front
 */
export function filesOf(path: string, site: keyof TestSites = "demo"): PageFiles {
  const html = readFileSync(join(inject("folders")[site], path, "index.html"), "utf8");
  const attribute = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    scripts: [attribute("entry"), ...attribute("preload").split(" ")].filter(Boolean),
    styles: attribute("styles"),
    data: [attribute("page"), attribute("shared")],
  };
}

/** Whether the long form of the suite was asked for, as `npm run fuzz` does: every file and every fault. */
export const isLong = process.env["SPAWNPAGE_FAULTS"] === "all";
