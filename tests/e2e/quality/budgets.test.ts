import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { builtFiles } from "./builtFiles";

const KIB = 1024;
const { demo, harbour, minimal } = inject("folders");

/** The size of a file as a host sends it, in bytes. */
function sent(content: string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What the first script of a page will ask for. */
function scriptsOf(html: string): string[] {
  const [, entry = "", preload = ""] = /<script data-entry="([^"]*)" data-preload="([^"]*)"/.exec(html) ?? [];
  return [entry, ...preload.split(" ").filter(Boolean)];
}

function pagesOf(folder: string) {
  return builtFiles(folder, ".html").map(({ path, text }) => {
    const scripts = scriptsOf(text).map((script) => sent(readFileSync(join(folder, script), "utf8")));
    return {
      path,
      html: sent(text),
      scripts: scripts.reduce((sum, size) => sum + size, 0),
      files: scripts.length,
    };
  });
}

describe.each([
  ["demo", demo],
  ["harbour", harbour],
])("the pages of %s", (_, folder) => {
  const pages = pagesOf(folder);

  it("load at most 72.5 KiB of scripts, in few files; React itself is 58", () => {
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter(({ scripts }) => scripts === 0 || scripts > 72.5 * KIB)).toEqual([]);
    expect(pages.filter(({ files }) => files > 8)).toEqual([]);
  });

  it("have their first screen in the first 14 KiB, but for those with the longest lists", () => {
    const large = pages.filter(({ html }) => html > 14 * KIB).map(({ path }) => path);
    expect(large.length).toBeLessThanOrEqual(1);
    expect(pages.filter(({ html }) => html > 16.5 * KIB)).toEqual([]);
  });
});

it("a small page is small: its words, its look and the way to the scripts", () => {
  const home = pagesOf(minimal).find(({ path }) => path === "index.html");
  expect(home?.html).toBeLessThan(7 * KIB);
});

it("the styles of all that can appear are one file", () => {
  const [styles, ...others] = builtFiles(demo, ".css");
  expect(others).toEqual([]);
  expect(sent(styles!.text)).toBeLessThan(10.5 * KIB);
});
