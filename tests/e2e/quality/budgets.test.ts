import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { root } from "../../sites/configs";
import { builtFiles } from "./builtFiles";

const KIB = 1024;
const { demo, framed, harbour, minimal, services } = inject("folders");
/** All scripts and styles. A site contains those that it uses. */
const bundle = join(await bundleOnce(root), "site");

const sizes = new Map<string, number>();

/** The compressed size of a file in bytes. Pages share most of their scripts and styles. */
function sent(content: string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = sizes.get(content) ?? brotliCompressSync(content, { params: quality }).length;
  sizes.set(content, size);
  return size;
}

/** The files that a page's first script will request. */
function partsOf(html: string): { scripts: string[]; styles: string[] } {
  const [, entry = "", preload = "", styles = ""] =
    /<script data-entry="([^"]*)" data-preload="([^"]*)" data-styles="([^"]*)"/.exec(html) ?? [];
  return { scripts: [entry, ...preload.split(" ").filter(Boolean)], styles: styles.split(" ") };
}

/** Scripts that show the state of servers have their own budget. */
const livePart = /^live-[\w-]+\.js$/;

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1)!;
}

/** The pages of a site, each with its requested files except those for servers. */
function pagesOf(folder: string) {
  const sentTogether = (files: string[]) =>
    files.reduce((sum, file) => sum + sent(readFileSync(join(folder, file), "utf8")), 0);
  return builtFiles(folder, ".html").map(({ path, text }) => {
    const parts = partsOf(text);
    const isOfAll = (file: string) => !livePart.test(nameOf(file));
    const [scripts, styles] = [parts.scripts.filter(isOfAll), parts.styles.filter(isOfAll)];
    return {
      path,
      html: sent(text),
      scripts: sentTogether(scripts),
      styles: sentTogether(styles),
      files: scripts.length,
    };
  });
}

describe.each([
  ["demo", demo],
  ["harbour", harbour],
])("the pages of %s", (_, folder) => {
  const pages = pagesOf(folder);

  // A form with pages takes 5 KiB.
  it("load at most 79.2 KiB of scripts, in at most 3 files; React itself is 58", () => {
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter(({ scripts }) => scripts === 0 || scripts > 79.2 * KIB)).toEqual([]);
    expect(pages.filter(({ files }) => files > 3)).toEqual([]);
  });

  it("load at most 10.6 KiB of styles in one file: the theme and everything that can appear on them", () => {
    expect(pages.filter(({ styles }) => styles === 0 || styles > 10.6 * KIB)).toEqual([]);
    const files = builtFiles(folder, ".html").map(({ text }) => [
      partsOf(text).styles,
      [...text.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, file]) => file),
    ]);
    expect(files.filter(([asked]) => asked?.length !== 1)).toEqual([]);
    // Scripts request no stylesheet that the page has not already loaded.
    expect(files.filter(([asked, brought]) => asked?.[0] !== brought?.[0] || brought?.length !== 1)).toEqual(
      [],
    );
  });

  it("have their first screen in the first 14.5 KiB, except those with the longest lists", () => {
    const large = pages.filter(({ html }) => html > 14.5 * KIB).map(({ path }) => path);
    expect(large.length).toBeLessThanOrEqual(1);
    expect(pages.filter(({ html }) => html > 17.5 * KIB)).toEqual([]);
  });
});

it("a small page is small: its text, its theme and the links to scripts", () => {
  const home = pagesOf(minimal).find(({ path }) => path === "index.html");
  expect(home?.html).toBeLessThan(7 * KIB);
});

it("a page with one block type loads no styles of other types", () => {
  const styles = Math.max(...pagesOf(minimal).map((page) => page.styles));
  const all = builtFiles(bundle, ".css").reduce((sum, { text }) => sum + sent(text), 0);
  expect(styles).toBeLessThan(7.75 * KIB);
  expect(styles).toBeLessThan(all / 2);
});

it("the servers script has at most 6.1 KiB and is loaded only by pages with servers", () => {
  const live = (ending: string) =>
    builtFiles(bundle, ending).filter(({ path }) => livePart.test(nameOf(path)));
  const size = (files: { text: string }[]) => files.reduce((sum, { text }) => sum + sent(text), 0);
  expect(live(".js")).toHaveLength(1);
  expect(size(live(".js"))).toBeLessThan(6.1 * KIB);

  const asking = (folder: string) =>
    builtFiles(folder, ".html").flatMap(({ path, text }) => {
      const { scripts, styles } = partsOf(text);
      const needed = [...scripts, ...styles].map(nameOf).filter((name) => livePart.test(name));
      return needed.length > 0 ? [{ path, needed }] : [];
    });
  expect(asking(minimal)).toEqual([]);
  expect(asking(demo).map(({ path }) => path)).toEqual(["index.html"]);
  expect([...asking(services), ...asking(framed)].length).toBeGreaterThan(0);
});
