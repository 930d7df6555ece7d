import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { fillConstants } from "../../../fields/texts/constants";
import { pagePath } from "../../../fields/addresses/pagePath";
import { type Entry, valueAt } from "../../../schema/schemaAt";
import { quote } from "../../../words/words";
import { constantsOf } from "../../constantsOf";
import type { Finding } from "../../finding";
import { navigationLists } from "../../links/navigationLists";

/** Reports "variant" on groups and on a second primary link. */
export function checkPrimaryLinks(config: unknown): Finding[] {
  const [header] = navigationLists(config);
  const isPrimary = ({ value }: Entry) => value["variant"] !== undefined;
  const groups = header!.groups.filter(isPrimary).map((entry) => ({
    entry,
    message: `"variant" has no effect on a group. It works only on links and entries with "copy". Remove "variant".`,
  }));
  const [first, ...others] = header!.links.filter(isPrimary);
  const links = others.map((entry) => ({
    entry,
    message: `"variant" has no effect because ${quote(first!.value["label"])} is already the primary link. A header can have only one primary link. Remove "variant" from one of the two.`,
  }));
  return [...groups, ...links].map(({ entry, message }) => ({
    code: "key-without-effect",
    message,
    path: [...entry.path, "variant"],
    at: "key",
  }));
}

export function checkSmallGroups(config: unknown): Finding[] {
  const [header] = navigationLists(config);
  return header!.groups.flatMap(({ value, path }): Finding[] => {
    const links = value["links"] as unknown[];
    if (links.length !== 1 || Object.hasOwn(value, "href")) return [];
    const label = valueAt(links, [0, "label"]);
    const message = `The group ${quote(value["label"])} has only one link, so visitors must click twice. Replace the group with the link ${quote(label)}, or add another link.`;
    return [{ code: "group-of-one", message, path: [...path, "links"], at: "key" }];
  });
}

export function checkRepeatedLinks(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return navigationLists(config).flatMap(({ links }) => {
    const first = new Map<string, unknown>();
    return links.flatMap(({ value, path }): Finding[] => {
      if (typeof value["href"] !== "string") return [];
      const target = targetOf(fillConstants(value["href"], constants));
      if (!first.has(target)) {
        first.set(target, value["label"]);
        return [];
      }
      const message = `${quote(first.get(target))} above already links to ${quote(value["href"])}. Remove one of the two links.`;
      return [{ code: "repeated-link", message, path: [...path, "href"] }];
    });
  });
}

/** A page is the same with and without a slash at its end. */
function targetOf(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path.startsWith("/") ? pagePath(path) + rest : address;
}

/** The width of the header, in letters: 72 rem, at about 0.48 rem per letter. */
const headerWidth = 150;
/** The space around a link's label, and the space for an icon. */
const linkWidth = 3.6;
const signWidth = 3.2;

/** Reports more links than fit in the header of a wide screen. */
export function checkCrowdedHeader(config: unknown): Finding[] {
  const [header] = navigationLists(config);
  const constants = constantsOf(config) ?? {};
  const wordsOf = (value: unknown) => (typeof value === "string" ? fillConstants(value, constants) : "");
  const entries = [...header!.links, ...header!.groups];
  const width = entries.reduce(
    (sum, { value }) => {
      const signs = [value["icon"], value["links"], value["copy"]].filter((sign) => sign !== undefined);
      return sum + widthOf(wordsOf(value["label"])) + linkWidth + signs.length * signWidth;
    },
    1.3 * widthOf(wordsOf(valueAt(config, ["site", "name"]))),
  );
  if (width <= headerWidth) return [];
  const message =
    entries.length > 1
      ? `The ${entries.length} entries in "navigation" do not fit in one row of the header, even on a wide screen. They appear only in the menu. Group some of them with "links", or shorten their labels.`
      : entries.length === 1
        ? '"site.name" and the entry in "navigation" do not fit in one row of the header, even on a wide screen. The entry appears only in the menu. Shorten the name or the label.'
        : '"site.name" does not fit in one row of the header, even on a wide screen. Shorten it.';
  return [{ code: "crowded-header", message, path: ["navigation"], at: "key" }];
}

/** About how wide a text is, in widths of a Latin letter. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return text.length + 0.9 * (wide?.length ?? 0);
}

export const checks: CheckFile = {
  section: "usefulness",
  codes: {
    "group-of-one": { severity: "warning" },
    "repeated-link": { severity: "warning" },
    "crowded-header": { severity: "warning" },
  },
  siteAdvice: [checkCrowdedHeader, checkPrimaryLinks, checkRepeatedLinks, checkSmallGroups],
};

export const explanations: Explanations = {
  "group-of-one": {
    meaning: "A group of links in the header has only one link.",
    example: configWith(
      '"navigation": [{ "label": "Village", "links": [{ "label": "Home", "href": "/" }] }]',
    ),
  },
  "repeated-link": {
    meaning: "Two links in a list have the same target.",
    example: configWith(`"navigation": [
    { "label": "Home", "href": "/" },
    { "label": "The village", "href": "/" }
  ]`),
  },
  "crowded-header": {
    meaning: "The header links do not fit, even on a wide screen.",
    example: configWith(`"navigation": [
    { "label": "The village and its people", "href": "https://village.fernhollow.example" },
    { "label": "The gardens and the orchard", "href": "https://gardens.fernhollow.example" },
    { "label": "The mill and the old harbour", "href": "https://harbour.fernhollow.example" },
    { "label": "The paths through the woods", "href": "https://woods.fernhollow.example" },
    { "label": "The house rules of the village", "href": "https://rules.fernhollow.example" },
    { "label": "How to become a neighbour", "href": "https://join.fernhollow.example" }
  ]`),
  },
};
