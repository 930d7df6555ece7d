import { existsSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { schemaCopy } from "../../project/editorSettings";
import { schemaTitle } from "../../config/config";
import { replaceFile } from "../replaceFile";
import { readText } from "./configText";
import { PUBLISHED_SCHEMA } from "./schemaFiles";
import { readUtf8 } from "../regularFile";
import { attempt } from "../attempt";

/** A `$schema` that refers to the copy next to the config. */
const reference = new RegExp(`"\\$schema"\\s*:\\s*"(?:\\./)?${schemaCopy.replaceAll(".", "\\.")}"`);
const title = new RegExp(`"title"\\s*:\\s*${JSON.stringify(schemaTitle)}`);

/** Updates the schema's copy next to a config. Errors are ignored, because help for editors is optional. */
export function keepSchemaCopy(configFile: string, root: string): void {
  const file = resolve(configFile);
  const copy = join(dirname(file), schemaCopy);
  if (copy.split(sep).includes("node_modules")) return;
  // The command that needs the config reports the error.
  attempt(() => {
    if (!reference.test(readText(file).text)) return;
    const text = readUtf8(join(root, PUBLISHED_SCHEMA));
    if (!existsSync(copy) || isStale(readUtf8(copy), text)) replaceFile(copy, text);
  });
}

/** Whether a text is our schema in another version. Git may have changed the line endings. */
function isStale(text: string, published: string): boolean {
  return title.test(text.slice(0, 1000)) && text.replaceAll("\r\n", "\n") !== published;
}
