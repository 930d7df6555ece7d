import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { tagSource } from "../../fields/parts/tag";
import { memoizeByObject } from "../../json/memoizeByObject";
import type { Path } from "../../schema/walk";
import { keysAt, valueAt } from "../../schema/schemaAt";
import { pagesOf, type RoutePage } from "../links/pagesOf";
import { enoughFindings } from "../mostFindings";
import { didYouMean } from "../../words/nearest";
import { allKnown, quote, simplify } from "../../words/words";
import { constantsOf } from "../constantsOf";
import type { Finding, Within } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";
import { tagLine } from "../notations/colorName";
import { blankCode } from "../texts/blankCode";
import { gathered } from "../parts";
import { onOddTexts, onTexts, type TextField } from "../visits";

/** A place that names a tag or a colour: a key, or double brackets in a formatted text or title. */
export interface TagUse {
  name: string;
  path: Path;
  within?: Within;
  isInTitle?: boolean;
}

const inText = new RegExp(String.raw`(?<!\\)${tagSource}(?!\()`, "gu");

/** The tags that a config names, in texts too. */
export function tagUses(config: unknown): TagUse[] {
  return [...tagKeys(config).map(useOf), ...usesInTexts(config, false)];
}

/** The colours that a config names, in texts too. */
export function colorUses(config: unknown): TagUse[] {
  return [...colorKeys(config).map(useOf), ...usesInTexts(config, true)];
}

const useOf = ({ value, path }: TextField): TagUse => ({ name: value, path });

function usesInTexts(config: unknown, isColor: boolean): TagUse[] {
  return bracketedTexts(config).flatMap(({ value, path, isTitle: isInTitle = false }) =>
    differentMatches(value, inText).flatMap(({ 0: { length }, 1: name = "", 2: words, index: start }) =>
      (words !== undefined) === isColor
        ? [{ name, path, isInTitle, within: { start, end: start + length } }]
        : [],
    ),
  );
}

const tagKeys = gathered(
  "tags",
  onTexts(["tag"], (field) => [field]),
);
const colorKeys = gathered(
  "colours",
  onTexts(["color"], (field) => [field]),
);

/** The formatted texts and titles with double brackets. */
const bracketedTexts = gathered(
  "texts with brackets",
  onOddTexts(["richText", "text"], (field) =>
    field.value.includes("[[") && (field.kind === "richText" || field.isTitle) ? [field] : [],
  ),
);

/** The first match of each different text: the same finding is reported once for each field. */
function differentMatches(value: string, pattern: RegExp): RegExpExecArray[] {
  const matches = new Map<string, RegExpExecArray>();
  for (const match of blankCode(value).matchAll(pattern))
    if (!matches.has(match[0])) matches.set(match[0], match);
  return [...matches.values()];
}

const wikiLink = /(?<!\\)\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\](?!\()/g;

/** Links of a wiki, `[[Rules]]` or `[[Rules|our rules]]`, whose page the site has. */
function wikiLinks(config: unknown, tags: ReadonlySet<string>): Finding[] {
  const pages = pagesByName(pagesOf(config) ?? []);
  const texts = bracketedTexts(config).filter(({ isTitle }) => !isTitle);
  return texts.flatMap(({ value, path }) =>
    differentMatches(value, wikiLink).flatMap(({ 0: from, 1: name = "", 2: words = name, index }) => {
      const page = tags.has(name) ? undefined : pages.get(simplify(name))?.path;
      if (page === undefined) return [];
      const to = `[${words}](${page})`;
      const message = `${quote(from)} is a wiki link, which does not work here. Use ${to}.`;
      const within = { start: index, end: index + from.length };
      const fix = { do: "replaceIn" as const, from, to };
      return [{ code: "unsupported-formatting" as const, message, path, within, fix }];
    }),
  );
}

/** The page with each title and each path, normalised; undefined if several pages have it. */
const pagesByName = memoizeByObject((pages: readonly RoutePage[]) => {
  const byName = new Map<string, RoutePage | undefined>();
  for (const page of pages) {
    if (page.path === undefined) continue;
    const title = valueAt(page.value, ["title"]) ?? "";
    const names = [page.path.replace(/^\//, ""), typeof title === "string" ? title : ""].map(simplify);
    for (const name of new Set(names)) if (name !== "") byName.set(name, byName.has(name) ? undefined : page);
  }
  return byName;
});

/** Square brackets in a text, if the site has neither tags nor a page of this name. */
function explainBrackets(name: string): string {
  return `Visitors see "[[${name}]]" as plain text because no page or tag has this name. For a link, use [${name}](/path) with the path of a page. For a tag, add ${tagLine({}, name)}.`;
}

/** Reports tags that "tags" does not define. */
export function checkTags(config: unknown): Finding[] {
  const names = keysAt(config, ["tags"]);
  if (!names) return [];
  const constants = constantsOf(config) ?? {};
  const known = new Set(names);
  const wiki = wikiLinks(config, known).slice(0, enoughFindings);
  const found = new Set(wiki.map(({ path, within }) => JSON.stringify([path, within])));
  const missing: Finding[] = [];
  for (const { name, path, within, isInTitle } of tagUses(config)) {
    if (wiki.length + missing.length >= enoughFindings) break;
    if (known.has(name) || found.has(JSON.stringify([path, within]))) continue;
    // Constants in the notation of other tools are reported elsewhere.
    if (within && Object.hasOwn(constants, name)) continue;
    const place = { path, ...(within ? { within } : {}) };
    if (isInTitle) {
      const message = `Visitors see "[[${name}]]" as plain text because no tag has this name.${didYouMean(name, names)}`;
      missing.push({ code: "unsupported-formatting", message, ...place });
      continue;
    }
    if (within && names.length === 0) {
      missing.push({ code: "unsupported-formatting", message: explainBrackets(name), ...place });
      continue;
    }
    const hint =
      didYouMean(name, names) ||
      ` ${allKnown("tag", names) ?? `No tags are defined yet. Add ${tagLine(config, name)}, or remove the tag here.`}`;
    const message = `Unknown tag ${quote(name)}.${hint}`;
    missing.push({ code: "unknown-tag", message, ...place, ...(within ? {} : replaceSurely(name, names)) });
  }
  return [...wiki, ...missing];
}

export const checks: CheckFile = {
  section: "references",
  codes: { "unknown-tag": { dependsOn: [["tags"]], severity: "error" } },
  site: [checkTags],
};

export const explanations: Explanations = {
  "unknown-tag": {
    meaning: "A tag is not defined in tags.",
    example: pageWith(
      '{ "type": "cards", "items": [{ "title": "Moss", "tag": "bilder" }] }',
      '"tags": { "builder": { "label": "Builder", "color": "#e0a84a" } }',
    ),
  },
};
