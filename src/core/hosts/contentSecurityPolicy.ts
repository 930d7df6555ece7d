import type { Origins } from "../../compile/page";
import type { Digest } from "../dataFiles";
import { upgradePolicy } from "./securityHeaders";

/** The inline content of a page, and the hosts that it may contact. */
interface Sources {
  origins: Origins;
  styles: readonly string[];
  scripts: readonly string[];
  /** Whether pages may contain `data:` pictures: the same for a whole site, because the first page's policy stays. */
  embedsPictures: boolean;
}

/** The Content-Security-Policy of a page: the site's scripts, the page's styles, and external origins. */
export async function contentSecurityPolicy(
  { styles, scripts, ...others }: Sources,
  digest: Digest,
): Promise<string> {
  const hashes = (texts: readonly string[]) => Promise.all(texts.map((text) => hashSource(text, digest)));
  return serialize(directives({ ...others, styles: await hashes(styles), scripts: await hashes(scripts) }));
}

/** Cloudflare Pages does not read longer lines in `_headers`. Source: its documentation of headers */
const longestLine = 2000;

/** The policy of the response header: all that the site's pages allow together. It also applies to `public/`. */
export async function sitePolicy(
  { origins, scripts, embedsPictures }: Omit<Sources, "styles">,
  digest: Digest,
): Promise<string> {
  const hashes = await Promise.all(scripts.map((text) => hashSource(text, digest)));
  const policyOf = (named: Origins) =>
    serialize([
      // Styles differ between pages, and each page's own policy covers them. A browser applies both policies, so
      // this one has no style-src, and no default-src, which would cover styles.
      ...directives({ origins: named, styles: [], scripts: hashes, embedsPictures }).filter(
        ([name]) => name !== "default-src" && name !== "style-src",
      ),
      ...(named.frames.length > 0 ? [] : [["frame-src", ["'none'"]] as Directive]),
      ["object-src", ["'none'"]],
      ["worker-src", ["'none'"]],
      ["frame-ancestors", ["'none'"]],
      [upgradePolicy, []],
    ]);
  const policy = policyOf(origins);
  if (policy.length < longestLine) return policy;
  // The policies of the pages list all of them.
  return policyOf({
    images: ["https:", "http:"],
    forms: ["https:", "http:", "mailto:"],
    services: [],
    frames: origins.frames.length > 0 ? ["https:"] : [],
  });
}

type Directive = [name: string, sources: readonly string[]];

function directives({ origins, styles, scripts, embedsPictures }: Sources): Directive[] {
  const web = origins.forms.filter((origin) => !origin.startsWith("mailto:"));
  const frames: Directive[] = origins.frames.length > 0 ? [["frame-src", origins.frames]] : [];
  return [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...scripts]],
    ["style-src", ["'self'", ...styles]],
    ["img-src", ["'self'", ...(embedsPictures ? ["data:"] : []), ...origins.images]],
    ["font-src", ["'self'"]],
    ["media-src", ["'self'"]],
    ["connect-src", ["'self'", ...new Set([...web, ...origins.services])]],
    ["form-action", origins.forms.length > 0 ? origins.forms : ["'none'"]],
    ...frames,
    ["manifest-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", ["'none'"]],
  ];
}

function serialize(policy: readonly Directive[]): string {
  return policy.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

/** The size of the cache. Most pages of a site have the same styles. */
const mostKnown = 100;
const known = new Map<string, string>();

async function hashSource(text: string, digest: Digest): Promise<string> {
  let source = known.get(text);
  if (source === undefined) {
    const bytes = await digest(text);
    source = `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
    if (known.size === mostKnown) known.clear();
    known.set(text, source);
  }
  return source;
}
