import type { Node } from "jsonc-parser";
import type { Catalogue } from "../config/languages";
import { applyChanges, type Change } from "../json/changes";
import { fixChanges } from "../json/edits";
import { groupBy } from "../json/groupBy";
import { nodeAt } from "../json/locate";
import { parse } from "../json/parse";
import type { Path } from "../schema/walk";
import { formatPoEntry, poHeader, quotePo, readPo } from "./po";

/** An entry with its new value. */
export interface CatalogueEdit {
  key: string;
  value: Catalogue[string];
}

export interface EditOptions {
  /** The value to add first if the text has no catalogue. */
  start?: { path: Path; value: object };
  /** The keys of all texts in the order of the pages: a new entry follows the one before it. */
  order: readonly string[];
}

/**
 * Changes entries of a catalogue in a JSON text, and keeps its formatting.
 * @param path - of the catalogue in the text
 * @returns `undefined` if the text has no place for it
 */
export function editJson(
  text: string,
  path: Path,
  edits: readonly CatalogueEdit[],
  { order, start = { path, value: {} } }: EditOptions,
): string | undefined {
  const plain = text.replace(/^\uFEFF/, " ");
  const { root } = parse(plain);
  if (!root) return undefined;
  const group = nodeAt(root, path);
  if (edits.length === 0) return text;
  if (!group) {
    const changes = fixChanges(plain, root, { path: start.path, fix: { do: "add", value: start.value } });
    return changes && editJson(applyChanges(text, changes), path, edits, { order });
  }
  if (!group.children?.length) {
    const { offset, length } = group;
    return applyChanges(text, [{ offset, length, text: firstEntries(plain, offset, sorted(edits, order)) }]);
  }
  const properties = new Map(group.children.map((one) => [one.children![0]!.value as string, one]));
  const replaced = edits.flatMap(({ key, value }) =>
    properties.has(key)
      ? (fixChanges(plain, root, { path: [...path, key], fix: { do: "replace", value } }) ?? [])
      : [],
  );
  const added = sorted(
    edits.filter(({ key }) => !properties.has(key)),
    order,
  );
  return applyChanges(text, [...replaced, ...insertions(plain, group, properties, added, order)]);
}

/** The entries of an empty catalogue: several get a line each, indented like the text. */
function firstEntries(text: string, offset: number, edits: readonly CatalogueEdit[]): string {
  const entries = edits.map(({ key, value }) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  if (entries.length === 1) return `{ ${entries[0]} }`;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const [indent = ""] = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset) + 1)) ?? [];
  const [, step = "  "] = /\n([ \t]+)/.exec(text) ?? [];
  return `{${lineEnd}${entries.map((entry) => indent + step + entry).join(`,${lineEnd}`)}${lineEnd}${indent}}`;
}

/** New entries, each after the entry that precedes it in the order of the pages. */
function insertions(
  text: string,
  group: Node,
  properties: ReadonlyMap<string, Node>,
  added: readonly CatalogueEdit[],
  order: readonly string[],
): Change[] {
  const [first] = group.children!;
  const before = text.slice(group.offset + 1, first!.offset);
  const space = before.slice(before.trimEnd().length);
  const colon = /\s/.test(text.charAt((first!.colonOffset ?? 0) + 1)) ? ": " : ":";
  const byAnchor = groupByAnchor(added, order, (key) => properties.has(key));
  return Array.from(byAnchor, ([anchor, edits]): Change => {
    const entries = edits.map(({ key, value }) => `${JSON.stringify(key)}${colon}${JSON.stringify(value)}`);
    if (anchor === undefined)
      return { offset: first!.offset, length: 0, text: entries.map((entry) => `${entry},${space}`).join("") };
    const { offset, length } = properties.get(anchor)!;
    return { offset: offset + length, length: 0, text: entries.map((entry) => `,${space}${entry}`).join("") };
  });
}

/** Changes entries of a PO file, and keeps everything else. Meanings are separate entries there. */
export function editPo(
  text: string,
  edits: readonly CatalogueEdit[],
  { order, code }: EditOptions & { code: string },
): string | undefined {
  const plain = text.replace(/^\uFEFF/, " ");
  const read = readPo(plain);
  if ("why" in read) return undefined;
  const entries = new Map(read.entries.map((entry) => [placeKey(entry.source, entry.context), entry]));
  const lineEnd = /\r\n/.test(text) ? "\r\n" : "\n";
  const changes: Change[] = [];
  const added: { key: string; context?: string; text: string }[] = [];
  for (const { key, value } of edits)
    for (const [context, own] of Object.entries(typeof value === "object" ? value : { "*": value })) {
      const written = own === true ? key : own;
      const entry = entries.get(placeKey(key, context));
      if (!entry) added.push({ key, text: written, ...(context === "*" ? {} : { context }) });
      else if (entry.text !== written || entry.isFuzzy) {
        const { entry: whole, text: place } = entry.spans;
        const head = plain.slice(whole.offset, place.offset);
        const isFinished = written !== "" && entry.isFuzzy;
        changes.push({
          offset: whole.offset,
          length: place.offset + place.length - whole.offset,
          text: (isFinished ? withoutFuzzy(head) : head) + quotePo(written).replaceAll("\n", lineEnd),
        });
      }
    }
  const lastOf = new Map(read.entries.map((entry) => [entry.source, entry]));
  const byAnchor = groupByAnchor(
    added.map((entry) => ({ ...entry, value: entry.text })),
    order,
    (key) => lastOf.has(key),
  );
  for (const [anchor, own] of byAnchor) {
    const { offset, length } = lastOf.get(anchor ?? "")?.spans.entry ?? { offset: text.length, length: 0 };
    const end = offset + length;
    const blocks = own.map(({ context, key, text: written }) =>
      formatPoEntry({ source: key, text: written, ...(context === undefined ? {} : { context }) }),
    );
    const start = text.slice(0, end).endsWith("\n") || end === 0 ? "" : "\n";
    const added = `${end === 0 ? poHeader(code) : start}\n${blocks.join("\n")}`;
    changes.push({ offset: end, length: 0, text: added.replaceAll("\n", lineEnd) });
  }
  return applyChanges(text, changes);
}

function placeKey(source: string, context = "*"): string {
  return `${source}\n${context}`;
}

/** The lines above a translation, without the mark of an unfinished one and its former text. */
function withoutFuzzy(head: string): string {
  return head
    .replace(/^#\|.*(?:\r\n?|\n)/gm, "")
    .replace(/^#,(.*)(\r\n?|\n)/gm, (_, written: string, lineEnd: string) => {
      const flags = written.split(",").filter((flag) => flag.trim() !== "fuzzy");
      return flags.length > 0 ? `#,${flags.join(",")}${lineEnd}` : "";
    });
}

function sorted<Edit extends { key: string }>(edits: readonly Edit[], order: readonly string[]): Edit[] {
  const places = new Map(order.map((key, index) => [key, index]));
  const placeOf = ({ key }: Edit) => places.get(key) ?? Infinity;
  return edits.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);
}

/** New entries by the existing entry before them; without one if they come first. */
function groupByAnchor<Edit extends { key: string }>(
  added: readonly Edit[],
  order: readonly string[],
  exists: (key: string) => boolean,
): Map<string | undefined, Edit[]> {
  const anchors = new Map<string, string | undefined>();
  let anchor: string | undefined;
  for (const key of order) {
    if (exists(key)) anchor = key;
    else anchors.set(key, anchor);
  }
  return groupBy(sorted(added, order), ({ key }) => anchors.get(key));
}
