import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PagePlan } from "../../core/sitePlan";
import { TemporaryFolder } from "../buildCache";
import { Manifest } from "./manifest";
import { OutputFolder } from "./outputFolder";
import { writePages } from "./buildSite";

const folder = mkdtempSync(join(tmpdir(), "spawnpage-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds pages, and returns the rendered ones with the number of pages that were written before each. */
async function build(names: readonly string[], failing?: string) {
  const output = new OutputFolder(join(folder, "site"), []);
  const cache = { folder: join(folder, "cache"), temporary: new TemporaryFolder() };
  const manifest = new Manifest(cache, output, { program: "1", common: "" });
  const rendered: [name: string, written: number][] = [];
  const recalled: string[] = [];
  const pages = names.map((name): PagePlan => ({
    path: `/${name}`,
    source: () => name,
    make: async () => {
      rendered.push([name, output.paths().length]);
      const files = [{ path: `${name}/index.html`, text: name }];
      return { files, failures: name === failing ? ["block 1: broken"] : [], parts: [] };
    },
    recall: () => void recalled.push(name),
  }));
  const written = await writePages(pages, { output, manifest });
  output.publish();
  manifest.save();
  return { rendered, recalled, ...written };
}

describe("writing pages", () => {
  it("renders a page only after the previous one is written", async () => {
    const { rendered, files } = await build(["a", "b", "c"]);
    expect(rendered).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    expect([...files]).toEqual(["a/index.html", "b/index.html", "c/index.html"]);
  });

  it("renders only new pages and pages with a failed block", async () => {
    const first = await build(["a", "b", "d"], "d");
    expect([first.rendered, first.failures]).toEqual([[["d", 2]], ["/d, block 1: broken"]]);
    const second = await build(["d", "b", "a"], "d");
    expect(second.rendered).toEqual([["d", 0]]);
    expect(second.recalled).toEqual(["b", "a"]);
    expect(second.failures).toEqual(first.failures);
  });
});
