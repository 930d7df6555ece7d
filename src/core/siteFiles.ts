import type { Site } from "../compile/page";
import { escapeHtml } from "./html";
import { assetCaching, securityHeaders } from "./hosts/securityHeaders";
import { feedFiles } from "./feeds";
import { sitePolicy } from "./hosts/contentSecurityPolicy";
import { notFoundRules, redirectPages, redirectRules } from "./hosts/redirectFiles";
import { firstScriptOf } from "./pageDocument";
import type { TextFile } from "./siteFile";
import type { SiteScripts } from "./siteScripts";
import type { SiteStyles } from "./siteStyles";
import type { World } from "./world";

/** The files of an owner for search engines and hosts are combined with the generated ones, or replace them. */
export async function closingFiles(
  site: Site,
  world: Pick<World, "files" | "read" | "digest">,
  { boot, announcementsBoot, look, languages }: SiteScripts,
  { embedsPictures }: Pick<SiteStyles, "embedsPictures">,
): Promise<TextFile[]> {
  const { files } = world;
  const inlineScripts = [
    firstScriptOf({ boot, ...(site.shared.languages ? { languages } : {}) })!,
    ...(site.shared.announcements ? [announcementsBoot] : []),
    ...(site.shared.hasLooks ? [look] : []),
  ];
  const policy = await sitePolicy(
    { origins: site.origins, scripts: inlineScripts, embedsPictures },
    world.digest,
  );
  const ownHeaders = files.has("/_headers") ? `\n${textOf(await world.read(files.source("/_headers")))}` : "";
  const ownRedirects = files.has("/_redirects")
    ? `${textOf(await world.read(files.source("/_redirects")))}\n`
    : "";
  const rules = redirectRules(site) + notFoundRules(site);
  return [
    ...(files.has("/robots.txt") ? [] : [{ path: "robots.txt", text: robots(site) }]),
    ...(site.url && !files.has("/sitemap.xml") ? [{ path: "sitemap.xml", text: sitemap(site) }] : []),
    { path: "_headers", text: headers(site, policy) + ownHeaders },
    ...feedFiles(site),
    ...(await redirectPages(site, world.digest)),
    ...(rules === "" ? [] : [{ path: "_redirects", text: ownRedirects + rules }]),
    { path: ".nojekyll", text: "" },
  ];
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** The sitemap of a site with a public URL. Source: https://www.sitemaps.org/protocol.html */
function sitemap(site: Site): string {
  const entries = [site, ...(site.others ?? [])]
    .flatMap(({ pages }) => pages)
    .flatMap(({ isListed, isUntranslated, canonical, changed }) => {
      if (!isListed || isUntranslated || !canonical) return [];
      const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      return [`  <url><loc>${escapeHtml(canonical)}</loc>${lastmod}</url>\n`];
    })
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Allows all search engines, and links to the sitemap. */
function robots(site: Site): string {
  const map = site.url ? `\nSitemap: ${site.url}${site.shared.basePath}sitemap.xml\n` : "";
  return `User-agent: *\nAllow: /\n${map}`;
}

/** The response headers of a site for Netlify and Cloudflare Pages, which allows only a hundred rules. */
function headers(site: Site, policy: string): string {
  const { basePath } = site.shared;
  const everywhere = Object.entries({ ...securityHeaders, "Content-Security-Policy": policy });
  const rule = (path: string, lines: string[]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  return [
    rule(
      `${basePath}*`,
      everywhere.map(([name, value]) => `${name}: ${value}`),
    ),
    rule(`${basePath}assets/*`, [`Cache-Control: ${assetCaching}`]),
  ].join("\n");
}
