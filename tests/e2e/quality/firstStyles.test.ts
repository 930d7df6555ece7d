import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { benchSite } from "../../../bench/benchSite";
import { planSite } from "../../../src/core/sitePlan";
import { TemporaryFolder } from "../../../src/node/buildCache";
import { browserBundle } from "../../../src/node/bundle/browserBundle";
import { fontCutter } from "../../../src/node/fonts/fontCutter";
import { loadSite } from "../../../src/node/input/loadSite";
import { openProgram } from "../../../src/node/openProgram";
import { isWhole } from "../../property/share";
import { root } from "../../sites/configs";
import { temporaryFolder } from "./ownSite";

const KIB = 1024;

/** Tools shared by all sites. */
const fonts = fontCutter({
  folder: join(root, "node_modules/.cache/spawnpage/of-tests"),
  temporary: new TemporaryFolder(),
});

/** The critical CSS and the stylesheet of a page. */
interface PageStyles {
  first: string;
  all: string;
}

/**
 * The styles of a home page.
 * @param fileAt - the text of a file of the site
 */
function stylesOf(html: string, fileAt: (path: string) => string): PageStyles {
  const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, path = ""]) => path);
  expect(inPage).toHaveLength(2);
  expect(sheets).toHaveLength(1);
  return { first: inPage.join(""), all: fileAt(sheets[0]!) };
}

/** The styles of a shared test site's home page. */
const built = (site: "demo" | "harbour") => () => {
  const textOf = (path: string) => readFileSync(join(inject("folders")[site], path), "utf8");
  return stylesOf(textOf("index.html"), textOf);
};

/** The styles of a built home page. Its pictures are not processed. */
async function madeOf(config: string): Promise<PageStyles> {
  const { site, world } = await loadSite(config);
  const launched = { root, folder: await bundleOnce(root), isCheckout: true };
  const scripts = { ...browserBundle(openProgram(launched)), files: [] };
  const plan = await planSite(site!, { ...world, fonts: { ...world.fonts, cut: fonts } }, scripts);
  const { files } = await plan.pages.find(({ path }) => path === "/")!.make();
  const textOf = (path: string) => files.find((file) => file.path === path)!.text;
  return stylesOf(textOf("index.html"), textOf);
}

/** The compressed size of a text in KiB. */
function sent(text: string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params: quality }).length / KIB;
}

const generated = async () => {
  const file = join(temporaryFolder(), "site.config.json");
  writeFileSync(file, JSON.stringify(benchSite(5)));
  return madeOf(file);
};
const example = (name: string) => () => madeOf(join(root, "examples", name, "site.config.json"));
const starter = (name: string) => () => madeOf(join(root, "starters", name, "site.config.json"));

/**
 * Limits for each home page in KiB: its critical CSS, and its stylesheet. Theme variants, a first block on a picture,
 * dark mode and announcements need more. The links behind More cost up to 0.45 KiB in the stylesheet of a site with
 * many links.
 */
const bounds: [name: string, home: () => PageStyles | Promise<PageStyles>, first: number, all: number][] = [
  ["the demo", built("demo"), 5.5, 8.1],
  ["the site that is measured", generated, 4.9, 8.4],
  ["friends", starter("friends"), 5.3, 8.5],
  ["harbour", built("harbour"), 5.7, 7],
  ["slowfreight", example("slowfreight"), 5.8, 7.2],
  ["modded", starter("modded"), 5.4, 7.9],
  ["survival", starter("survival"), 6.1, 7.8],
  ["roleplay", starter("roleplay"), 6.3, 8.1],
  ["minigames", starter("minigames"), 6.3, 6.8],
  ["pinwheel", example("pinwheel"), 6.8, 9.7],
  ["wrenfield", example("wrenfield"), 7.8, 8.7],
];

// A site of each kind, and the largest ones.
const few = new Set([
  "the demo",
  "harbour",
  "the site that is measured",
  "roleplay",
  "pinwheel",
  "wrenfield",
]);

test.each(isWhole ? bounds : bounds.filter(([name]) => few.has(name)))(
  "the styles of %s's home page are small",
  async (name, home, first, all) => {
    const styles = await home();
    expect(sent(styles.first), `${name}, in the page`).toBeLessThanOrEqual(first);
    expect(sent(styles.all), `${name}, in its file`).toBeLessThanOrEqual(all);
  },
);

test("every example and starter has a limit", () => {
  const folders = ["examples", "starters"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [one.name] : [],
    ),
  );
  const known = new Set(bounds.map(([name]) => name));
  expect(folders.filter((name) => !known.has(name))).toEqual([]);
});
