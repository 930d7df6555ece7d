import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../../sites/configs";
import type { BuiltFile } from "./builtFiles";

/** The path of a script or stylesheet in any text. */
const named = /assets\/[\w.-]+\.(?:js|css)\b/g;
/** Static and dynamic imports in the bundler's output. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g;

/** The names of all chunks. Every page's script can import each of them, but only for pages that list it. */
const chunks = ["src/blocks/chunks", "src/app/chunks"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((file) => file.replace(/\.ts$/, "")),
);

/**
 * The paths of all scripts and styles that visitors may request: those in pages and their data, and their static and
 * dynamic imports.
 * @param files - a site's pages, data and scripts
 */
export function askedFor(files: readonly BuiltFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pages = files.filter(({ path }) => /\.(?:html|json)$/.test(path));
  const found = new Set(pages.flatMap(({ text }) => text.match(named) ?? []));
  const listed = new Set(
    pages
      .flatMap(({ text }) => /"chunks":(\[[^\]]*\])/.exec(text)?.[1] ?? [])
      .flatMap((names) => JSON.parse(names) as string[]),
  );
  const isUnlisted = (path: string) =>
    chunks.some((name) => !listed.has(name) && new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(path));
  // The set grows during the iteration.
  for (const path of found) {
    const { text } = byPath.get(path) ?? { text: "" };
    if (!path.endsWith(".js")) continue;
    for (const [, to = ""] of text.matchAll(imported)) {
      const next = posix.join(posix.dirname(path), to);
      if (!isUnlisted(next)) found.add(next);
    }
  }
  return found;
}
