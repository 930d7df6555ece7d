import { tagNameSource } from "../../fields/parts/tag";
import type { Path } from "../../schema/walk";
import { valueAt } from "../../schema/schemaAt";
import { simplify } from "../../words/simplify";
import { pagesOf } from "../links/pagesOf";
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

/** The names of the tags; `undefined` if "tags" is not an object. */
export function tagNames(config: unknown): string[] | undefined {
  const tags = valueAt(config, ["tags"]) ?? {};
  return typeof tags === "object" && !Array.isArray(tags) ? Object.keys(tags) : undefined;
}

const wikiLink = /(?<!\\)\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\](?!\()/g;

/** Links of a wiki, `[[Rules]]` or `[[Rules|our rules]]`, whose page the site has. */
function wikiLinks(config: unknown, tags: readonly string[]): Finding[] {
  return textsOf(config, "richText")
    .filter(({ value }) => value.includes("[["))
    .flatMap(({ value, path }) =>
      [...blankCode(value).matchAll(wikiLink)].flatMap(
        ({ 0: from, 1: name = "", 2: words = name, index }) => {
          const page = tags.includes(name) ? undefined : pageCalled(config, name);
          if (page === undefined) return [];
          const to = `[${words}](${page})`;
          const message = `${quote(from)} is a wiki link, which does not work here. Write ${to}.`;
          const within = { start: index, end: index + from.length };
          const fix = { do: "replaceIn" as const, from, to };
          return [{ code: "unsupported-formatting" as const, message, path, within, fix }];
        },
      ),
    );
}

/** The path of the only page with this title or path. */
function pageCalled(config: unknown, name: string): string | undefined {
  const isSame = (text: string) => simplify(text.replace(/^\//, "")) === simplify(name);
  const [page, another] = (pagesOf(config) ?? []).filter(
    ({ path, value }) =>
      path !== undefined && (isSame(path) || isSame(String(valueAt(value, ["title"]) ?? ""))),
  );
  return another ? undefined : page?.path;
}

/** Square brackets in a text, if the site has neither tags nor a page of this name. */
function explainBrackets(name: string): string {
  const tag = `"tags": { ${JSON.stringify(name)}: { "label": ${JSON.stringify(name)}, "color": "#e0a84a" } }`;
  return `Visitors see "[[${name}]]" as written, because no page or tag has this name. For a link, write [${name}](/) with the path of a page. For a tag, add ${tag} at the top level of the file.`;
}

/** Reports tags that "tags" does not define. */
export function checkTags(config: unknown): Finding[] {
  const names = tagNames(config);
  if (!names) return [];
  const constants = constantsOf(config) ?? {};
  const wiki = wikiLinks(config, names);
  const found = new Set(wiki.map(({ path, within }) => JSON.stringify([path, within])));
  const missing = tagUses(config).flatMap(({ name, path, within }): Finding[] => {
    if (found.has(JSON.stringify([path, within]))) return [];
    // Constants in the notation of other tools are reported elsewhere.
    if (names.includes(name) || (within && Object.hasOwn(constants, name))) return [];
    const place = { path, ...(within ? { within } : {}) };
    if (within && names.length === 0) {
      return [{ code: "unsupported-formatting", message: explainBrackets(name), ...place }];
    }
    const hint =
      didYouMean(name, names) || (names.length > 0 ? ` The tags are ${allOf(names)}.` : ' "tags" is empty.');
    return [
      {
        code: "unknown-tag",
        message: `Unknown tag ${quote(name)}.${hint}`,
        ...place,
        ...(within ? {} : replaceSurely(name, names)),
      },
    ];
  });
  return [...wiki, ...missing];
}
