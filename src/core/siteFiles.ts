import type { Site } from "../compile/page";
import { escapeHtml } from "./html";
import { assetCaching, framePolicy, securityHeaders } from "./securityHeaders";

/** The sitemap of a site with a public address. Source: https://www.sitemaps.org/protocol.html */
export function sitemap(site: Site): string {
  const addresses = site.pages.flatMap((page) => (page.canonical ? [page.canonical] : []));
  const entries = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Lets every search engine in, and shows it the sitemap. */
export function robots(site: Site): string {
  const map = site.url ? `\nSitemap: ${site.url}${site.shared.basePath}sitemap.xml\n` : "";
  return `User-agent: *\nAllow: /\n${map}`;
}

/**
 * The response headers of every page, in the format that Netlify and Cloudflare Pages read.
 * @param policies - the Content-Security-Policy of each page, by its path without the base path
 */
export function headers(site: Site, policies: Map<string, string>): string {
  const { basePath } = site.shared;
  const everywhere = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  const rule = (path: string, lines: string[]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`;
  const pages = [...policies].flatMap(([path, policy]) => {
    const line = [`Content-Security-Policy: ${policy}; ${framePolicy}`];
    const address = basePath + path.slice(1);
    return path === "/" ? [rule(address, line)] : [rule(address, line), rule(`${address}/`, line)];
  });
  return [
    rule(`${basePath}*`, everywhere),
    rule(`${basePath}assets/*`, [`Cache-Control: ${assetCaching}`]),
    ...pages,
  ].join("\n");
}
