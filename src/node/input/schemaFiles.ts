import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { schemaCopy } from "../../project/editorSettings";

/** The path of the published schema in a checkout and in the package. */
export const PUBLISHED_SCHEMA = "schema/site.schema.json";

/** Its paths in an owner's folder, in order of preference. */
const owners = [schemaCopy, `node_modules/spawnpage/${PUBLISHED_SCHEMA}`];
/** A config deeper than this does not belong to the checkout. */
const mostLevels = 4;

/** Whether a `$schema` refers to an existing file. */
export function hasSchemaFile(directory: string, reference: string): boolean {
  return existsSync(resolve(directory, reference.replace(/[?#].*$/s, "")));
}

/** A reference to the published schema for a config in a folder; `undefined` if it is not nearby. */
export function nearSchemaFile(directory: string): string | undefined {
  const own = owners.find((path) => existsSync(join(directory, path)));
  if (own !== undefined) return `./${own}`;
  let folder = directory;
  for (let level = 0; level <= mostLevels; level++, folder = dirname(folder)) {
    if (existsSync(join(folder, PUBLISHED_SCHEMA)))
      return `${level === 0 ? "./" : "../".repeat(level)}${PUBLISHED_SCHEMA}`;
  }
  return undefined;
}
