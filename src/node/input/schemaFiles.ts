import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Where the published schema lies in its checkout. */
const schemaFile = "schema/site.schema.json";
/** A config further below its checkout than this is none of it. */
const mostLevels = 4;

/** Whether a `$schema` leads from the folder of its config to a file. */
export function hasSchemaFile(directory: string, reference: string): boolean {
  return existsSync(resolve(directory, reference.replace(/[?#].*$/s, "")));
}

/** The published schema as a config in a folder refers to it; `undefined` where the folder is in no checkout. */
export function nearSchemaFile(directory: string): string | undefined {
  let folder = directory;
  for (let level = 0; level <= mostLevels; level++, folder = dirname(folder)) {
    if (existsSync(join(folder, schemaFile)))
      return `${level === 0 ? "./" : "../".repeat(level)}${schemaFile}`;
  }
  return undefined;
}
