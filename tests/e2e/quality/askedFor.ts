import { posix } from "node:path";
import type { BuiltFile } from "./builtFiles";

/** A file of scripts or styles below a site, wherever it is named. */
const named = /assets\/[\w.-]+\.(?:js|css)\b/g;
/** What a script imports, at once or later, as the bundler writes it. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g;

/**
 * The paths of all scripts and styles that visitors can come to ask for: those that pages and their data name, and what
 * these import, at once or later.
 * @param files - the pages, their data and the scripts of a site
 */
export function askedFor(files: readonly BuiltFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pages = files.filter(({ path }) => /\.(?:html|json)$/.test(path));
  const found = new Set(pages.flatMap(({ text }) => text.match(named) ?? []));
  // What is added to a set is gone through as well.
  for (const path of found) {
    const { text } = byPath.get(path) ?? { text: "" };
    if (!path.endsWith(".js")) continue;
    for (const [, to = ""] of text.matchAll(imported)) found.add(posix.join(posix.dirname(path), to));
  }
  return found;
}
