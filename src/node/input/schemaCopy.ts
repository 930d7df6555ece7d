import { existsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { schemaCopy } from "../../project/editorSettings";
import { schemaTitle } from "../../config/schemaTitle";
import { replaceFile } from "../replaceFile";
import { readText } from "./configText";
import { PUBLISHED_SCHEMA } from "./schemaFiles";
import { readUtf8 } from "../regularFile";

/** A `$schema` that names the copy beside the config. */
const reference = new RegExp(`"\\$schema"\\s*:\\s*"(?:\\./)?${schemaCopy.replaceAll(".", "\\.")}"`);
const title = new RegExp(`"title"\\s*:\\s*${JSON.stringify(schemaTitle)}`);

/**
 * Keeps the copy of the published schema fresh that a config names as `./site.schema.json`: it is written
 * where it is missing, and anew where it is of another version. A file that is not such a copy stays as it is;
 * so does what cannot be written, as an editor's help is not worth an error.
 * @param root - the folder of package.json of the program
 */
export function keepSchemaCopy(configFile: string, root: string): void {
  const file = resolve(configFile);
  const copy = join(dirname(file), schemaCopy);
  if (copy.split(sep).includes("node_modules")) return;
  try {
    if (!reference.test(readText(file).text)) return;
    const text = readUtf8(join(root, PUBLISHED_SCHEMA));
    if (!existsSync(copy) || isStale(readUtf8(copy), text)) replaceFile(copy, text);
  } catch {
    // The command that needs the config says why it cannot be read.
  }
}

/** Whether a text is our schema, but of another version; git may have written its line breaks in another way. */
function isStale(text: string, published: string): boolean {
  return title.test(text.slice(0, 1000)) && text.replaceAll("\r\n", "\n") !== published;
}
