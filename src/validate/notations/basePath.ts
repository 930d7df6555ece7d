import { plain } from "./asId";
import { type Advice, rule, whereTrue } from "./rule";

/** How the folder of the site on its host is written. */
export function explainBasePath(value: string): Advice {
  const path = value
    .trim()
    .replace(/^(?:[a-z]+:)?\/\/[^/]*/i, "")
    .replaceAll("\\", "/")
    .replace(/[?#].*$/s, "");
  const folders = path
    .split("/")
    .map((folder) =>
      plain(folder)
        .replace(/\s+/g, "-")
        .replace(/[^A-Za-z0-9._~-]/g, ""),
    )
    .filter((folder) => !/^\.*$/.test(folder));
  const needs = whereTrue([
    [/^(?:[a-z]+:)?\/\//i.test(value), "names only the folder"],
    [/[^A-Za-z0-9._~/\\:-]/.test(value), "has only letters a to z, digits and . _ ~ - in its names"],
    [value.includes("\\"), "has / instead of \\"],
  ]);
  const isFramed = path.startsWith("/") && path.endsWith("/");
  return rule(
    "It",
    [...needs, ...(isFramed && needs.length > 0 ? [] : ["has a slash at both ends"])],
    folders.length === 0 ? "/" : `/${folders.join("/")}/`,
  );
}
