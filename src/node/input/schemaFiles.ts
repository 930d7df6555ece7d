import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { schemaCopy } from "../../project/editorSettings";

/** Where the published schema lies, in a checkout and in the package. */
export const PUBLISHED_SCHEMA = "schema/site.schema.json";

/** Where an owner's folder has it, in the order in which they are named: a copy beside the config, and the package. */
const owners = [schemaCopy, `node_modules/spawnpage/${PUBLISHED_SCHEMA}`];
/** A config further below its checkout than this is none of it. */
const mostLevels = 4;

/** Whether a `$schema` leads from the folder of its config to a file. */
export function hasSchemaFile(directory: string, reference: string): boolean {
  return existsSync(resolve(directory, reference.replace(/[?#].*$/s, "")));
}

/** The published schema as a config in a folder refers to it; `undefined` where there is none near. */
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
