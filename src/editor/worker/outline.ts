import { pagePath } from "../../fields/addresses/pagePath";
import { fillConstants } from "../../fields/texts/constants";
import type { Path } from "../../schema/walk";
import { isGroup } from "../../schema/structure";
import type { OutlineEntry } from "../messages";
import type { EditorWords } from "../words/en";
import { spellOut } from "../words/fill";

/** The keys that name an entry, the best first. */
const nameKeys = ["heading", "title", "name", "label", "question", "slug", "path", "text", "value", "src"];

/** In characters. */
const longestLabel = 60;

/** Keys of the config that the outline shows besides the pages, in this order. */
const siteKeys = [
  "site",
  "navigation",
  "footer",
  "announcements",
  "news",
  "servers",
  "constants",
  "tags",
  "toasts",
  "sidebars",
  "redirects",
  "notFound",
  "labels",
];

/** The words and constants in the names of entries. */
type Words = Pick<EditorWords["worker"], "page" | "entry"> & {
  constants: Readonly<Record<string, string | number>>;
};

/** The outline of a config's value, which need not be valid: its pages, and everything that pages share. */
export function outlineOf(config: unknown, words: Words): { pages: OutlineEntry[]; site: OutlineEntry[] } {
  const root = isGroup(config) ? config : {};
  const routes = Array.isArray(root["routes"]) ? (root["routes"] as unknown[]) : [];
  return {
    pages: routes.map((route, index) => pageEntry(route, ["routes", index], words)),
    site: siteKeys.flatMap((key) => (root[key] === undefined ? [] : [groupEntry(root[key], key, words)])),
  };
}

export function pageEntry(route: unknown, path: Path, words: Words): OutlineEntry {
  const { path: address } = isGroup(route) ? route : {};
  return {
    path,
    kind: "page",
    label: labelOf(route, ["title", "path"], words) ?? words.page,
    ...(typeof address === "string" ? { page: pagePath(address) } : {}),
    children: childrenOf(route, path, words),
  };
}

function groupEntry(value: unknown, key: string, words: Words): OutlineEntry {
  const children = Array.isArray(value) ? entriesOf(value, [key], words) : childrenOf(value, [key], words);
  return {
    path: [key],
    kind: Array.isArray(value) ? "list" : "group",
    type: key,
    label: spellOut(key),
    children,
  };
}

/** The entries of the lists in a value. If there are several lists, each has its own entry. */
function childrenOf(value: unknown, path: Path, words: Words): OutlineEntry[] {
  if (!isGroup(value)) return [];
  const lists = Object.entries(value).filter(
    ([, list]) => Array.isArray(list) && list.some((item) => isGroup(item)),
  ) as [string, unknown[]][];
  const [only] = lists;
  if (only && lists.length === 1) return entriesOf(only[1], [...path, only[0]], words);
  return lists.map(([key, list]) => {
    const children = entriesOf(list, [...path, key], words);
    return { path: [...path, key], kind: "list", type: key, label: spellOut(key), children };
  });
}

function entriesOf(list: readonly unknown[], path: Path, words: Words): OutlineEntry[] {
  const isOfBlocks = path.at(-1) === "blocks";
  return list.map((item, index): OutlineEntry => {
    const own = [...path, index];
    const type = isGroup(item) && typeof item["type"] === "string" ? item["type"] : undefined;
    const label = labelOf(item, nameKeys, words);
    return {
      path: own,
      kind: isOfBlocks ? "block" : "entry",
      label: label ?? (type === undefined ? words.entry : spellOut(type)),
      ...(type === undefined ? {} : { type }),
      children: childrenOf(item, own, words),
    };
  });
}

function labelOf(value: unknown, keys: readonly string[], { constants }: Words): string | undefined {
  if (typeof value === "string") return shortened(fillConstants(value, constants));
  if (!isGroup(value)) return undefined;
  for (const key of keys) {
    const text = value[key];
    if (typeof text === "string" && text.trim() !== "") return shortened(fillConstants(text, constants));
  }
  return undefined;
}

/** A text without its formatting, up to a length. */
function shortened(text: string): string {
  const plain = text
    .replace(/\[\[(?:[^\]:]*: )?([^\]]*)\]\]/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > longestLabel ? `${plain.slice(0, longestLabel - 1).trimEnd()}…` : plain;
}
