import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { SiteScripts } from "../../src/core/siteScripts";
import { planSite } from "../../src/core/sitePlan";
import { compileSite } from "../../src/compile/compileSite";
import type { SiteConfig } from "../../src/config/config";
import { nodeWorld } from "../../src/node/input/nodeWorld";
import { PublicFolder } from "../../src/node/input/publicFolder";
import { siteConfigs } from "../sites/configs";

const font = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

/** A folder in which every font file is valid and every picture has a size. */
class OddFolder extends PublicFolder {
  override source(): string {
    return font;
  }
  override imageSize() {
    return { width: 640, height: 360 };
  }
}

const folder = dirname(siteConfigs.demo);
/** An environment in which every picture has a size and every font file is valid. */
export const world = nodeWorld(folder, new OddFolder(join(folder, "public")));
/** A substitute for a built site's scripts. */
export const scripts: SiteScripts = {
  id: "bundle",
  entry: "entry.js",
  boot: "",
  announcementsBoot: "1",
  look: "",
  languages: "",
  styles: "",
  searchStyles: "",
  partsFor: () => ({ parts: [], chunks: [], scripts: [], first: "", rest: "" }),
  publishedFor: () => new Set<string>(),
  files: [],
};

/** Errors while the site of a valid config is built; empty if all pages exist. */
export async function renderingFlaws(config: SiteConfig): Promise<string[]> {
  try {
    const { icons, files } = world;
    const site = compileSite(config, {
      icon: (name) => icons.get(name),
      imageSize: (path) => files.imageSize(path),
    });
    const plan = await planSite(site, world, scripts);
    const flaws: string[] = [];
    for (const { path, make } of plan.pages) {
      const { files: made, failures } = await make();
      if (!made.some(({ text }) => text.includes("</html>"))) flaws.push(`${path} has no end`);
      flaws.push(...failures);
    }
    const closing = await plan.closing(false);
    return [
      ...flaws,
      ...(closing.some(({ text }) => text.includes("undefined")) ? ["a file has a hole"] : []),
    ];
  } catch (error) {
    return [`it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
