import { tagNameSource } from "../../fields/parts/tag";
import type { Path } from "../../schema/walk";
import { valueAt } from "../../schema/schemaAt";
import { didYouMean } from "../../words/nearest";
import { allOf, quote } from "../../words/words";
import { constantsOf } from "../constantsOf";
import { textsOf } from "../fieldsOf";
import type { Finding, Within } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";
import { blankCode } from "../texts/blankCode";

/** A place that names a tag: a `tag` key, or `[[name]]` in a formatted text. */
interface TagUse {
  name: string;
  path: Path;
  within?: Within;
}

const inText = new RegExp(String.raw`(?<!\\)\[\[(${tagNameSource})\]\](?!\()`, "gu");

/** The tags that a config names, in texts too. */
export function tagUses(config: unknown): TagUse[] {
  const keys = textsOf(config, "tag").map(({ value, path }) => ({ name: value, path }));
  const texts = textsOf(config, "richText")
    .filter(({ value }) => value.includes("[["))
    .flatMap(({ value, path }) =>
      [...blankCode(value).matchAll(inText)].map(({ 0: { length }, 1: name = "", index: start }) => ({
        name,
        path,
        within: { start, end: start + length },
      })),
    );
  return [...keys, ...texts];
}

/** The names of the tags that a config has; nothing where they are no group of keys. */
export function tagNames(config: unknown): string[] | undefined {
  const tags = valueAt(config, ["tags"]) ?? {};
  return typeof tags === "object" && !Array.isArray(tags) ? Object.keys(tags) : undefined;
}

/** Each tag that is named is one of tags. */
export function checkTags(config: unknown): Finding[] {
  const names = tagNames(config);
  if (!names) return [];
  const constants = constantsOf(config) ?? {};
  return tagUses(config).flatMap(({ name, path, within }): Finding[] => {
    // A constant in the braces of another program is told as that.
    if (names.includes(name) || (within && Object.hasOwn(constants, name))) return [];
    const place = { path, ...(within ? { within } : {}) };
    if (within && names.length === 0) {
      const message = `Visitors see "[[${name}]]" as it is written: it would show a tag, and there are none. Give it under "tags", as in "tags": { "${name}": { "label": "…", "color": "#e0a84a" } }, or write \\\\[[.`;
      return [{ code: "unsupported-formatting", message, ...place }];
    }
    const hint =
      didYouMean(name, names) || (names.length > 0 ? ` The tags are ${allOf(names)}.` : " It has none yet.");
    return [
      {
        code: "unknown-tag",
        message: `tags has no ${quote(name)}.${hint}`,
        ...place,
        ...(within ? {} : replaceSurely(name, names)),
      },
    ];
  });
}
