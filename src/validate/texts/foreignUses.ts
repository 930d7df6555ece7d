import type { FieldKind } from "../../fields/kind";
import type { Path } from "../../schema/walk";
import { blankCode } from "./blankCode";
import { constantsOf } from "../constantsOf";
import { textsOf } from "../fieldsOf";
import { gathered } from "../slices";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";

/** One constant in the notation of another tool, such as `%players%`. */
export interface ForeignUse {
  name: string;
  /** As it stands in the text, with its signs. */
  written: string;
  /** The text that it stands in, and where. */
  value: string;
  start: number;
  path: Path;
}

const kinds: readonly FieldKind[] = ["text", "richText", "href", "postUrl", "dataUrl", "frame"];
const notations =
  /(?<!\{)\{\{\{\s*(\w+)\s*\}\}\}(?!\})|\$\{\s*(\w+)\s*\}(?!\})|(?<![\\{$])\{\s*(\w+)\s*\}(?!\})|(?<![\w%])%(\w+)%(?![\w%])|\[\[\s*(\w+)\s*\]\](?!\()/g;

/** What in the texts of a config names one of its constants, but not as it has to be written. */
export const foreignUsesIn = gathered((config): ForeignUse[] => {
  const constants = constantsOf(config) ?? {};
  if (Object.keys(constants).length === 0) return [];
  const tags = valueAt(config, ["tags"]);
  const isTag = (name: string) => isGroup(tags) && Object.hasOwn(tags, name);
  return textsOf(config, ...kinds)
    .filter(({ value }) => value.includes("{") || value.includes("%") || value.includes("[["))
    .flatMap(({ value, path, kind }) =>
      [...blankCode(value).matchAll(notations)].flatMap((match) => {
        const [written, ...names] = match;
        const name = names.find((one) => one !== undefined)!;
        // The words of the site itself have placeholders of their own.
        const isPlaceholder = path[0] === "labels" && /^\{\w/.test(written);
        // A tag may be called as a constant is.
        const showsTag = kind === "richText" && written === `[[${name}]]` && isTag(name);
        return Object.hasOwn(constants, name) && !isPlaceholder && !showsTag
          ? [{ name, written, value, start: match.index, path }]
          : [];
      }),
    );
});
