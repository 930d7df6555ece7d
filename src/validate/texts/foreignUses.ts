import type { FieldKind } from "../../fields/kind";
import type { Path } from "../../schema/walk";
import { blankCode } from "./blankCode";
import { constantsOf } from "../constantsOf";
import { textsOf } from "../fieldsOf";
import { oncePerConfig } from "../../json/once";

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

const kinds: readonly FieldKind[] = ["text", "richText", "href", "postUrl", "frame"];
const notations =
  /(?<!\{)\{\{\{\s*(\w+)\s*\}\}\}(?!\})|\$\{\s*(\w+)\s*\}(?!\})|(?<![\\{$])\{\s*(\w+)\s*\}(?!\})|(?<![\w%])%(\w+)%(?![\w%])|\[\[\s*(\w+)\s*\]\](?!\()/g;

/** What in the texts of a config names one of its constants, but not as it has to be written. */
export const foreignUsesIn = oncePerConfig((config): ForeignUse[] => {
  const constants = constantsOf(config) ?? {};
  if (Object.keys(constants).length === 0) return [];
  return textsOf(config, ...kinds)
    .filter(({ value }) => value.includes("{") || value.includes("%") || value.includes("[["))
    .flatMap(({ value, path }) =>
      [...blankCode(value).matchAll(notations)].flatMap((match) => {
        const [written, ...names] = match;
        const name = names.find((one) => one !== undefined)!;
        // The words of the site itself have placeholders of their own.
        const isPlaceholder = path[0] === "labels" && /^\{\w/.test(written);
        return Object.hasOwn(constants, name) && !isPlaceholder
          ? [{ name, written, value, start: match.index, path }]
          : [];
      }),
    );
});
