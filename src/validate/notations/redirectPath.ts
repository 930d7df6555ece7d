import { redirectPath } from "../../config/redirects";
import { composed, isTooLong, longestName } from "../../fields/addresses/pagePath";
import { written } from "../../words/words";
import { type Advice, rule, whereTrue } from "./rule";

/** How the old address of a redirect is written. */
export function explainRedirectPath(value: string): Advice {
  const path = value.trim().replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "");
  const spaceless = path.replace(/[?#].*$/s, "").replaceAll(/\s/g, "%20");
  const fixed = `/${spaceless.replace(/^[/\\]+/, "")}`;
  const needs = whereTrue([
    [path !== value.trim(), "not include the domain"],
    [!path.startsWith("/") || path.startsWith("//"), "start with a single slash"],
    [/\s/.test(path), "use %20 for a space"],
    [/[?#]/.test(path), "not contain ? or #"],
    [/[<>:"|*\\]/.test(path), 'contain none of < > : " | * \\'],
    [
      composed(path).split("/").some(isTooLong),
      `have at most ${longestName} bytes between slashes (a letter takes one to four)`,
    ],
  ]);
  // No fix: other pages may have had the same address in front of the ?.
  if (/\?./.test(path) && needs.length === 1) {
    return {
      advice: `A static site ignores the part of a URL after the ?. To redirect all these URLs to one place, use ${written(fixed)}. To redirect each one differently, use your host's own rules. Netlify, Vercel, nginx, Caddy and Apache support this. GitHub, GitLab and Cloudflare Pages do not.`,
    };
  }
  const plain = needs.length > 0 ? needs : ["use single slashes, with no dot after a slash"];
  const isFixed = fixed !== value && redirectPath(fixed) !== undefined;
  return rule("The path of a redirect must", plain, isFixed ? fixed : undefined);
}
