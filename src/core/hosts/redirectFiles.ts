import type { Redirect, Site } from "../../compile/page";
import { pageBaseIn } from "../../compile/pageBase";
import { minifyCss } from "../../styling/minifyCss";
import { resolveTheme } from "../../styling/theme/resolveTheme";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { Digest } from "../dataFiles";
import { escapeHtml } from "../html";
import type { TextFile } from "../siteFile";

/** A folder with a page for each redirect, for hosts without redirects. It needs no JavaScript, and has a link. */
export async function redirectPages(site: Site, digest: Digest): Promise<TextFile[]> {
  const css = stylesOf(site);
  const origins = { images: [], forms: [], services: [], frames: [] };
  const policy = await contentSecurityPolicy(
    { origins, styles: [css], scripts: [], embedsPictures: false },
    digest,
  );
  return site.redirects.map(({ path, target }) => ({
    path: `${path.slice(1)}/index.html`,
    text: redirectPage(site, target, { css, policy }),
  }));
}

/** The redirects in the format of Netlify and Cloudflare Pages, which apply them before they serve any page. */
export function redirectRules({ redirects, shared }: Site): string {
  return redirects
    .map(({ path, target }) => `${shared.basePath}${encodedPath(path)} ${target} 302\n`)
    .join("");
}

/** The 404 pages of further languages, in the format of Netlify. Cloudflare Pages finds them without rules. */
export function notFoundRules({ others = [] }: Site): string {
  return others
    .map(({ shared }) => encodeURI(pageBaseIn(shared)))
    .map((folder) => `${folder}* ${folder}404.html 404\n`)
    .join("");
}

/** The redirect for a path in the form of `redirectPath`. */
export function findRedirect(
  { redirects }: Pick<Site, "redirects">,
  path: string | undefined,
): Redirect | undefined {
  return redirects.find((redirect) => redirect.path === path);
}

function redirectPage(site: Site, target: string, { css, policy }: { css: string; policy: string }): string {
  const address = escapeHtml(target);
  const canonical = escapeHtml(target.startsWith("/") && site.url ? site.url + target : target);
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}" dir="${site.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(site.shared.name)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${address}">
<style>${css}</style>
</head>
<body>
<main><a href="${address}">${escapeHtml(linkLabel(site, target))}</a></main>
</body>
</html>
`;
}

/** The label of the link: the address without its scheme. */
function linkLabel({ shared }: Site, target: string): string {
  return target === shared.basePath ? shared.name : target.replace(/^https?:\/\//, "");
}

function stylesOf(site: Site): string {
  const { colors } = resolveTheme(site.theme);
  return minifyCss(
    `body{margin:2rem;background:${colors.background};color:${colors.text};font-family:system-ui,sans-serif;overflow-wrap:anywhere}a{color:inherit}`,
  );
}

function encodedPath(path: string): string {
  return path.slice(1).split("/").map(encodeURIComponent).join("/");
}
