import type { Origins } from "../../compile/page";
import type { Digest } from "../digest";
import { upgradePolicy } from "./securityHeaders";

/** The parts of a page, and the hosts that it may contact. */
interface Sources {
  origins: Origins;
  /** The text of each `<style>` of the page. */
  styles: readonly string[];
  /** The text of each script in the page itself. */
  scripts: readonly string[];
  /**
   * Whether pictures may be part of the page as `data:`. All pages of a site need the same, because a page that a visitor comes to
   * by a link keeps the policy of the first.
   */
  embedsPictures: boolean;
}

/**
 * The Content-Security-Policy of a page: scripts of the site alone, the styles of this page, and only
 * the foreign origins that the config names.
 */
export async function contentSecurityPolicy(
  { styles, scripts, ...others }: Sources,
  digest: Digest,
): Promise<string> {
  const hashes = (texts: readonly string[]) => Promise.all(texts.map((text) => hashSource(text, digest)));
  return written(directives({ ...others, styles: await hashes(styles), scripts: await hashes(scripts) }));
}

/** Cloudflare Pages reads no longer lines in `_headers`. Source: its documentation of headers */
const longestLine = 2000;

/**
 * The policy of every answer of a site, as a header: what its pages allow, taken together, so that none of
 * them is held to more than it says itself; it also counts for what carries no policy, as the files of `public/` do.
 * @param scripts - the text of each script that stands in all pages
 * @param embedsPictures - whether a page or a file of `public/` may contain pictures as `data:`
 */
export async function sitePolicy(
  { origins, scripts, embedsPictures }: Omit<Sources, "styles">,
  digest: Digest,
): Promise<string> {
  const hashes = await Promise.all(scripts.map((text) => hashSource(text, digest)));
  const policyOf = (named: Origins) =>
    written([
      // The styles differ from page to page, and each page names its own. A browser holds a page to both policies, so this one
      // leaves styles out, and with them the default that would cover them.
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
  // The pages name each of them.
  return policyOf({
    images: ["https:", "http:"],
    forms: ["https:", "http:", "mailto:"],
    services: origins.services.length > 0 ? ["https:", "http:"] : [],
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

function written(policy: readonly Directive[]): string {
  return policy.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

/** So many different texts are remembered: most pages of a site have the same styles. */
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
