import { compileSite } from "../../../src/compile/compileSite";
import { configSchema } from "../../../src/config/config";
import { planSite } from "../../../src/core/sitePlan";
import type { SiteScripts } from "../../../src/core/siteScripts";
import type { World } from "../../../src/core/world";
import { world } from "../rendering";

/** A site in memory. */
export interface BuiltSite {
  /** The content of its files by path, without a leading slash. */
  files: ReadonlyMap<string, string>;
  /** The addresses of documents that do not redirect immediately. */
  documents: string[];
  /** The addresses of pages that scripts can render. */
  pages: string[];
}

/** Files that a build generates, which owners may also have in `public/`. */
const madeFiles = new Set(["/_headers", "/_redirects", "/robots.txt", "/sitemap.xml"]);

/** Every file that a config names exists. */
export const fullWorld: World = {
  ...world,
  files: {
    has: (path) => !madeFiles.has(path),
    paths: () => [],
    source: (path) => world.files.source(path),
    imageSize: (path) => world.files.imageSize(path),
  },
};

/** Builds the site of a config without errors. */
export async function builtSite(config: object, scripts: SiteScripts): Promise<BuiltSite> {
  const { icons, files: pictures } = fullWorld;
  const site = compileSite(configSchema.parse(config), {
    icon: (name) => icons.get(name),
    imageSize: (path) => pictures.imageSize(path),
  });
  const plan = await planSite(site, fullWorld, scripts);
  const made = await Promise.all(plan.pages.map(({ make }) => make()));
  const failures = made.flatMap((page) => page.failures);
  if (failures.length > 0) throw new Error(failures.join("\n"));
  const texts = [...plan.shared, ...made.flatMap(({ files }) => files), ...(await plan.closing(false))];
  const leading = new Set(site.redirects.map(({ path }) => `${path}/index.html`));
  const paths = texts.map(({ path }) => `/${path}`).filter((path) => !leading.has(path));
  const index = /\/index\.html$/;
  return {
    files: new Map(texts.map(({ path, text }) => [path, text])),
    documents: paths.filter((path) => /\.(?:html|xml|svg)$/.test(path)),
    pages: paths.filter((path) => index.test(path)).map((path) => path.replace(index, "/")),
  };
}
