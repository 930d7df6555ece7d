import { redirectPath } from "../../config/redirects";
import { composed, isTooLong, longestName } from "../../fields/addresses/pagePath";
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
  const plain = needs.length > 0 ? needs : ["has names between single slashes that begin with no dot"];
  const isFixed = fixed !== value && redirectPath(fixed) !== undefined;
  return rule("The address of a redirect", plain, isFixed ? fixed : undefined);
}
