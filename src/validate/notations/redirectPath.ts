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
    [path !== value.trim(), "is only what comes after the name of the host"],
    [!path.startsWith("/") || path.startsWith("//"), "starts with one slash"],
    [/\s/.test(path), "has %20 for a space"],
    [/[?#]/.test(path), "ends before a ? or #"],
    [/[<>:"|*\\]/.test(path), 'has none of < > : " | * \\'],
    [
      composed(path).split("/").some(isTooLong),
      `has names of at most ${longestName} bytes, in which a letter takes one to four`,
    ],
  ]);
  // No fix: other pages may have had the same address in front of the ?.
  if (/\?./.test(path) && needs.length === 1) {
    return {
      advice: `A site of files cannot tell addresses apart by what stands behind a ?. Lead all of them to one place: write ${written(fixed)}. Where each has to lead to a place of its own, that is a rule of your host: Netlify, Vercel, nginx, Caddy and Apache know such rules, GitHub, GitLab and Cloudflare Pages do not.`,
    };
  }
  const plain = needs.length > 0 ? needs : ["has names between single slashes that begin with no dot"];
  const isFixed = fixed !== value && redirectPath(fixed) !== undefined;
  return rule("The address of a redirect", plain, isFixed ? fixed : undefined);
}
