import type { Site } from "../compile/page";
import { escapeHtml } from "./html";
import { assetCaching, securityHeaders } from "./hosts/securityHeaders";

/** The sitemap of a site with a public URL. Source: https://www.sitemaps.org/protocol.html */
export function sitemap(site: Site): string {
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
export function robots(site: Site): string {
  const map = site.url ? `\nSitemap: ${site.url}${site.shared.basePath}sitemap.xml\n` : "";
  return `User-agent: *\nAllow: /\n${map}`;
}

/** The response headers of a site for Netlify and Cloudflare Pages, which allows only a hundred rules. */
export function headers(site: Site, policy: string): string {
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
