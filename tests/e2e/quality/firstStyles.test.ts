import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { benchSite } from "../../../bench/benchSite";
import { planSite } from "../../../src/core/sitePlan";
import { browserBundle } from "../../../src/node/bundle/browserBundle";
import { fontCutter } from "../../../src/node/fonts/fontCutter";
import { loadSite } from "../../../src/node/input/loadSite";
import { openProgram } from "../../../src/node/openProgram";
import { isWhole } from "../../property/share";
import { root } from "../../sites/configs";
import { temporaryFolder } from "./ownSite";

const KIB = 1024;

/** What is made the same for every site. */
const fonts = fontCutter(join(root, "node_modules/.cache/spawnpage/fonts-of-tests"));

/** The first page of a site that is built for many tests. */
const built = (site: "demo" | "harbour") => () =>
  readFileSync(join(inject("folders")[site], "index.html"), "utf8");

/** The first page of a site, as a build writes it; its pictures are left as they are. */
async function madeOf(config: string): Promise<string> {
  const { site, world } = await loadSite(config);
  const launched = { root, folder: await bundleOnce(root), isCheckout: true };
  const scripts = { ...browserBundle(openProgram(launched)), files: [] };
  const plan = await planSite(site!, { ...world, fonts: { ...world.fonts, cut: fonts } }, scripts);
  const { files } = await plan.pages.find(({ path }) => path === "/")!.make();
  return files.find(({ path }) => path === "index.html")!.text;
}

/** The size of the styles that stand in a page, in KiB, as a host sends them. */
function stylesIn(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  expect(styles).toHaveLength(2);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(styles.join(""), { params: quality }).length / KIB;
}

const generated = async () => {
  const file = join(temporaryFolder(), "site.config.json");
  writeFileSync(file, JSON.stringify(benchSite(5)));
  return madeOf(file);
};
const example = (name: string) => () => madeOf(join(root, "examples", name, "site.config.json"));
const starter = (name: string) => () => madeOf(join(root, "starters", name, "site.config.json"));

/**
 * What may stand in the first page of each site, in KiB. A theme with variants says more, as does a first block on a
 * picture, in a site with two looks or with announcements.
 */
const bounds: [name: string, home: () => string | Promise<string>, most: number][] = [
  ["the demo", built("demo"), 4],
  ["the site that is measured", generated, 3.5],
  ["friends", starter("friends"), 4],
  ["harbour", built("harbour"), 4.5],
  ["slowfreight", example("slowfreight"), 4.75],
  ["modded", starter("modded"), 4.75],
  ["survival", starter("survival"), 5],
  ["roleplay", starter("roleplay"), 5.5],
  ["minigames", starter("minigames"), 5.75],
  ["pinwheel", example("pinwheel"), 6.25],
  ["wrenfield", example("wrenfield"), 6.75],
];

// A site of each kind, and those that say most.
const few = new Set([
  "the demo",
  "harbour",
  "the site that is measured",
  "roleplay",
  "pinwheel",
  "wrenfield",
]);

test.each(isWhole ? bounds : bounds.filter(([name]) => few.has(name)))(
  "the styles in the first page of %s are small",
  async (name, home, most) => {
    expect(stylesIn(await home()), name).toBeLessThanOrEqual(most);
  },
);

test("every example and every starter has a bound", () => {
  const folders = ["examples", "starters"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [one.name] : [],
    ),
  );
  const known = new Set(bounds.map(([name]) => name));
  expect(folders.filter((name) => !known.has(name))).toEqual([]);
});
