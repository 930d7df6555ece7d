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
    [/^(?:[a-z]+:)?\/\//i.test(value), "contain only the folder"],
    [/[^A-Za-z0-9._~/\\:-]/.test(value), "use only letters a to z, digits and . _ ~ - in folder names"],
    [value.includes("\\"), "use / instead of \\"],
  ]);
  const isFramed = path.startsWith("/") && path.endsWith("/");
  return rule(
    "It must",
    [...needs, ...(isFramed && needs.length > 0 ? [] : ["start and end with a slash"])],
    folders.length === 0 ? "/" : `/${folders.join("/")}/`,
  );
}
