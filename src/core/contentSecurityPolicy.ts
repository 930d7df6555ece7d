import type { Origins } from "../compile/page";
import type { Digest } from "./digest";

/**
 * The Content-Security-Policy of a page: scripts of the site alone, the styles of this page, and only
 * the foreign origins that the config names.
 * @param styles - the text of each `<style>` of the page
 * @param scripts - the text of each script that stands in the page itself
 */
export async function contentSecurityPolicy(
  origins: Origins,
  styles: readonly string[],
  scripts: readonly string[],
  digest: Digest,
): Promise<string> {
  const hashes = (texts: readonly string[]) => Promise.all(texts.map((text) => hashSource(text, digest)));
  const web = origins.forms.filter((origin) => !origin.startsWith("mailto:"));
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...(await hashes(scripts))]],
    ["style-src", ["'self'", ...(await hashes(styles))]],
    ["img-src", ["'self'", "data:", ...origins.images]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...web]],
    ["form-action", origins.forms.length > 0 ? origins.forms : ["'none'"]],
    ["manifest-src", ["'self'"]],
    ["base-uri", ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
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
