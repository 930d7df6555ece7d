import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import type { PresetName } from "../../../src/config/theme";
import { startPreviewServer } from "../../../src/node/serve/previewServer";
import { presets } from "../../../src/styling/theme/presets";
import { isWhole } from "../../property/share";
import { root, siteConfigs } from "../../sites/configs";
import { inFull, inTurn } from "../../turns";
import { commandBuild } from "../commandBuild";
import { atEndOfFile } from "../endOfFile";
import { endVisit, visit } from "../visit";
import { lateStarts, looseWords, type MeasuredPage, oddDistances } from "./gridMeasures";
import { temporaryFolder } from "./ownSite";

interface WrittenConfig {
  theme?: { preset?: PresetName };
  routes: { path: string }[];
  news?: { path: string; posts: { slug: string }[] };
}

const read = (config: string) => JSON.parse(readFileSync(config, "utf8")) as WrittenConfig;

/** The paths of all pages, and one without a page. */
const pathsOf = ({ routes, news }: WrittenConfig) => [
  ...routes.map(({ path }) => path),
  ...(news ? [news.path, ...news.posts.map(({ slug }) => `${news.path}/${slug}`)] : []),
  "/no/such/page",
];

const widths = inTurn([1280, 390, 1920, 768]);
const allowedErrors = [/404|ERR_|net::/];

/** Sites that other tests use too, and are built already. */
const built = (["demo", "harbour"] as const).map((site) => ({
  site,
  config: siteConfigs[site],
  /** A page of running text, of cards and figures, of groups, of tabs, and a post. */
  few: site === "demo" ? ["/", "/staff", "/guidelines", "/faq"] : ["/", "/crew", "/log", "/log/lantern-race"],
  serve: async () => inject("sites")[site].replace(/\/$/, ""),
}));

/** The examples and starters, apart from these. */
const others = ["examples", "starters"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((site) => site !== "harbour" && !site.endsWith(".json"))
    .map((site) => {
      const config = join(root, folder, site, "site.config.json");
      return { site, config, few: ["/"], serve: () => serve(config) };
    }),
);

async function serve(config: string): Promise<string> {
  const out = join(temporaryFolder(), "dist");
  await commandBuild(config, out);
  const { server, url } = await startPreviewServer({ directory: out, port: 0, host: "127.0.0.1" });
  atEndOfFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return url.replace(/\/$/, "");
}

async function expectAligned(measured: MeasuredPage, what: string): Promise<void> {
  expect(await looseWords(measured), `${what}: words beside the columns`).toEqual([]);
  expect(await lateStarts(measured), `${what}: parts that begin elsewhere`).toEqual([]);
  expect(await oddDistances(measured), `${what}: distances`).toEqual([]);
}

const pages = (isWhole ? [...built, ...others] : built).map((one) => ({
  ...one,
  paths: isWhole ? pathsOf(read(one.config)) : one.few,
}));

describe.each(pages)("$site", ({ config, paths, serve }) => {
  const { density } = presets[read(config).theme?.preset ?? "midnight"];

  test.each(paths.map((path) => ({ path, widths: widths() })))(
    "has its words on columns and its distances on the scale on $path",
    async ({ path, widths }) => {
      // Layouts only depend on styles.
      const page = await visit((await serveOnce(serve)) + path, { javaScriptEnabled: false, allowedErrors });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectAligned({ page, density }, `at ${width}`);
      }
      await endVisit(page);
    },
  );
});

const served = new Map<() => Promise<string>, Promise<string>>();
function serveOnce(serve: () => Promise<string>): Promise<string> {
  const url = served.get(serve) ?? serve();
  served.set(serve, url);
  return url;
}

test("begins at the first column of the same grid in each direction, up to 320 pixels", async () => {
  const page = await visit(inject("sites").demo, { javaScriptEnabled: false });
  const startOf = () =>
    page
      .locator("main h2")
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().x);
  for (const [width, start] of [
    [320, 16],
    [390, 16],
    [768, 31],
    [1280, 51],
    [1920, 224],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(Math.round(await startOf()), `at ${width}`).toBe(start);
  }
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAligned({ page, density: 1 }, `from right to left at ${width}`);
  }
});

inFull(() => {
  test.each(others.filter(({ site }) => site === "wrenfield"))(
    "keeps words of wide blocks at the first column in $site",
    async ({ serve }) => {
      const page = await visit(await serveOnce(serve), {
        javaScriptEnabled: false,
        allowedErrors,
        viewport: { width: 1920, height: 900 },
      });
      const gallery = page.locator("section").filter({ hasText: "Taken this autumn" });
      const startOf = (selector: string) =>
        gallery
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().x));
      expect([await startOf("h2"), await startOf("li")]).toEqual([224, 77]);
    },
  );
});
