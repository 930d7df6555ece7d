import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Path } from "../../../src/schema/walk";
import { pagePath } from "../../../src/fields/addresses/pagePath";
import { root, siteConfigs } from "../../sites/configs";
import { firstOf } from "../../turns";
import { openEditor, serveEdited } from "./editedSite";
import { type MarkedPage, noteMarks, readMarks, shows } from "./markedPage";

/** The places of all texts of a value, with their words, and of all groups in lists. */
function placesOf(value: unknown, path: Path = []): { entries: Path[]; plain: Record<string, string> } {
  if (typeof value === "string") return { entries: [], plain: { [JSON.stringify(path)]: value } };
  if (typeof value !== "object" || value === null) return { entries: [], plain: {} };
  const isEntry = typeof path.at(-1) === "number" && !Array.isArray(value) && path.length > 2;
  const inside = Object.entries(value).map(([key, item]) =>
    placesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return {
    entries: [...(isEntry ? [path] : []), ...inside.flatMap(({ entries }) => entries)],
    plain: Object.assign({}, ...inside.map(({ plain }) => plain)) as Record<string, string>,
  };
}

/** The first parts of two texts that differ. */
function differing(one: string, other: string): string[] {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  return one === other ? [] : [one, other].map((text) => text.slice(Math.max(0, index - 100), index + 100));
}

const example = (name: string) => join(root, "examples", name, "site.config.json");
const sites = firstOf([siteConfigs.demo, example("wrenfield"), example("pinwheel")], 1);

describe.each(sites)("%s", (config) => {
  it("shows where each text comes from, and the same page as without marks", async () => {
    const site = await serveEdited(config);
    const { page, frame } = await openEditor(site, { prepare: noteMarks, allowedErrors: [/NoAnswer/] });
    const { routes } = site.config() as { routes: { path: string }[] };
    const { plain } = placesOf(site.config());
    const read: (MarkedPage & { path: string })[] = [];
    for (const [index, route] of routes.entries()) {
      const path = pagePath(route.path);
      if (index > 0) await page.locator(".pane.page select").selectOption(path);
      await shows(frame, path, true);
      const { entries } = placesOf(routes[index], ["routes", index]);
      const marked = await readMarks(frame, entries, plain);
      expect([path, marked.wrong, marked.lost, marked.left]).toEqual([path, [], [], 0]);
      read.push({ path, ...marked });
      await page.getByRole("button", { name: "Use" }).click();
      await shows(frame, path, false);
      const used = await readMarks(frame, [], {});
      // Short, because a page is long.
      expect(differing(used.html, marked.html), path).toEqual([]);
      await page.getByRole("button", { name: "Select" }).click();
      await shows(frame, path, true);
    }
    const sum = (count: (one: MarkedPage) => number) => read.reduce((total, one) => total + count(one), 0);
    const share = sum(({ known }) => known) / sum(({ texts }) => texts);
    expect(share).toBeGreaterThan(0.98);
    expect(sum(({ entries }) => entries)).toBeGreaterThan(20);
  });
});
