import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BrowserBundle } from "../../src/node/bundle/browserBundle";
import { IconSets } from "../../src/node/input/iconSets";
import { PublicFolder } from "../../src/node/input/publicFolder";
import { renderDocument } from "../../src/core/renderSite";
import { sharedData } from "../../src/core/dataFiles";
import { headers, robots, sitemap } from "../../src/core/siteFiles";
import { createSiteStyles } from "../../src/core/siteStyles";
import { compileSite } from "../../src/compile/compileSite";
import type { SiteConfig } from "../../src/config/config";
import { renderPage } from "../../src/app/server";
import { siteConfigs } from "../sites/configs";

const icons = new IconSets();
const font = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

/** A folder in which every file that a config may name as a font is one. */
class FontFolder extends PublicFolder {
  override source(): string {
    return font;
  }
}

const publicFolder = new FontFolder(join(dirname(siteConfigs.demo), "public"));
const bundle: BrowserBundle = {
  directory: "",
  id: "bundle",
  entry: "entry.js",
  boot: "",
  styles: "styles.css",
  scriptsFor: () => [],
};

/** What goes wrong when a checked config becomes a site; nothing when each of its pages is there. */
export async function renderingFlaws(config: SiteConfig): Promise<string[]> {
  try {
    const site = compileSite(config, {
      icon: (name) => icons.get(name),
      imageSize: () => ({ width: 640, height: 360 }),
    });
    const styles = await createSiteStyles(site, publicFolder);
    const shared = sharedData(site.shared);
    const flaws: string[] = [];
    const policies = new Map<string, string>();
    for (const page of [...site.pages.map(({ compile }) => compile()), site.notFound]) {
      const { html, failures, contentSecurityPolicy } = await renderDocument(
        renderPage,
        site,
        page,
        styles,
        bundle,
        shared,
      );
      policies.set(page.path ?? "/404.html", contentSecurityPolicy);
      if (!html.includes("</html>")) flaws.push(`${page.path} has no end`);
      flaws.push(...failures);
    }
    const written = [sitemap(site), robots(site), headers(site, policies)];
    return [...flaws, ...(written.some((text) => text.includes("undefined")) ? ["a file has a hole"] : [])];
  } catch (error) {
    return [`it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
