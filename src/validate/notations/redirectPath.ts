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
    [path !== value.trim(), "leaves out the host"],
    [!path.startsWith("/") || path.startsWith("//"), "starts with one slash"],
    [/\s/.test(path), "has %20 for a space"],
    [/[?#]/.test(path), "ends before a ? or #"],
    [/[<>:"|*\\]/.test(path), 'has none of < > : " | * \\'],
    [
      composed(path).split("/").some(isTooLong),
      `has names of at most ${longestName} bytes (a letter takes one to four)`,
    ],
  ]);
  // No fix: other pages may have had the same address in front of the ?.
  if (/\?./.test(path) && needs.length === 1) {
    return {
      advice: `A static site ignores the part of an address after the ?. To redirect all of them to one place, write ${written(fixed)}. To redirect each differently, use a rule of your host. Netlify, Vercel, nginx, Caddy and Apache support such rules. GitHub, GitLab and Cloudflare Pages do not.`,
    };
  }
  const plain =
    needs.length > 0 ? needs : ["has names between single slashes, and no name starts with a dot"];
  const isFixed = fixed !== value && redirectPath(fixed) !== undefined;
  return rule("The address of a redirect", plain, isFixed ? fixed : undefined);
}
