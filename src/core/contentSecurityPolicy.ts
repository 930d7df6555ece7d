import { createHash } from "node:crypto";
import type { Origins } from "../compile/page";

/**
 * The Content-Security-Policy of a page: scripts of the site alone, the styles of this page, and only
 * the foreign origins that the config names.
 * @param styles - the text of each `<style>` of the page
 * @param scripts - the text of each script that stands in the page itself
 */
export function contentSecurityPolicy(origins: Origins, styles: string[], scripts: string[]): string {
  const web = origins.forms.filter((origin) => !origin.startsWith("mailto:"));
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...scripts.map(hashSource)]],
    ["style-src", ["'self'", ...styles.map(hashSource)]],
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

function hashSource(text: string): string {
  let source = known.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    if (known.size === mostKnown) known.clear();
    known.set(text, source);
  }
  return source;
}
