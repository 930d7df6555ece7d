import type { FieldKind } from "../../fields/kind";
import type { Path } from "../../schema/walk";
import { blankCode } from "./blankCode";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { type Around, onOddTexts, type Visit } from "../visits";

/** One constant in the notation of another tool, such as `%players%`. */
export interface ForeignUse {
  name: string;
  /** The raw text, including its delimiters. */
  written: string;
  value: string;
  start: number;
  path: Path;
}

const kinds: readonly FieldKind[] = ["text", "richText", "href", "postUrl", "dataUrl", "frame"];
const notations =
  /(?<!\{)\{\{\{\s*(\w+)\s*\}\}\}(?!\})|\$\{\s*(\w+)\s*\}(?!\})|(?<![\\{$])\{\s*(\w+)\s*\}(?!\})|(?<![\w%])%(\w+)%(?![\w%])|\[\[\s*(\w+)\s*\]\](?!\()/g;

/** Visits the texts that use a constant in another tool's notation, with all such uses. */
export function onForeignUses<Item>(
  find: (uses: readonly ForeignUse[]) => readonly Item[],
): Visit<Item, Around> {
  return onOddTexts(kinds, (field, { config, constants }) => {
    const { value, kind } = field;
    if (!value.includes("{") && !value.includes("%") && !value.includes("[[")) return [];
    const matches = [...blankCode(value).matchAll(notations)].filter((match) => {
      const name = nameIn(match);
      // The site's own labels have placeholders.
      const isPlaceholder = /^\{\w/.test(match[0]) && field.path[0] === "labels";
      // A tag may have the same name as a constant.
      const showsTag =
        (kind === "richText" || field.isTitle) && match[0] === `[[${name}]]` && isTag(name, config);
      return Object.hasOwn(constants, name) && !isPlaceholder && !showsTag;
    });
    if (matches.length === 0) return [];
    const { path } = field;
    return find(
      matches.map((match) => ({ name: nameIn(match), written: match[0], value, start: match.index, path })),
    );
  });
}

function nameIn([, ...names]: RegExpExecArray): string {
  return names.find((one) => one !== undefined)!;
}

function isTag(name: string, config: object): boolean {
  const tags = valueAt(config, ["tags"]);
  return isGroup(tags) && Object.hasOwn(tags, name);
}
