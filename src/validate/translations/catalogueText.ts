import type { Change } from "../../json/changes";
import { fixChanges } from "../../json/edits";
import type { Fix } from "../../json/fix";
import { groupBy } from "../../json/groupBy";
import { Lines } from "../../json/lines";
import { locate } from "../../json/locate";
import { remembered } from "../../json/memoizeByObject";
import { parse } from "../../json/parse";
import type { Span } from "../../json/position";
import { type PoEntry, quotePo, readPo } from "../../languages/po";
import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";
import { spanWithin } from "../../json/spanWithin";

/** The text of a catalogue file, in which findings have their places. */
export interface CatalogueText {
  lines: Lines;
  spanOf: (finding: Finding) => Span;
  changesOf: (finding: Finding) => Change[] | undefined;
}

/** Reads a catalogue file; `undefined` if that is not possible. */
export function catalogueText(name: string, texts: Surroundings["texts"]): CatalogueText | undefined {
  const file = texts?.(name);
  if (!file || "problem" in file) return undefined;
  const lines = new Lines(file.text);
  const text = file.text.replace(/^\uFEFF/, " ");
  if (name.endsWith(".po")) {
    const read = readPo(text);
    return { lines, ...inPo(text, "entries" in read ? read.entries : []) };
  }
  const { root } = parsed(text);
  return {
    lines,
    spanOf: (finding) => spanWithin(text, locate(root, finding), finding.within),
    changesOf: (finding) => root && fixChanges(text, root, finding),
  };
}

/** Cached, because the live site places findings after each save. */
const parsed = remembered(parse, { texts: 5 });

function inPo(text: string, entries: readonly PoEntry[]): Omit<CatalogueText, "lines"> {
  const bySource = groupBy(entries, ({ source }) => source);
  const entriesAt = ([source, meaning]: Path) =>
    (bySource.get(String(source)) ?? []).filter(
      ({ context = "*" }) => meaning === undefined || context === meaning,
    );
  const changesOf = ({ path, fix }: { path: Path; fix?: Fix }): Change[] | undefined => {
    switch (fix?.do) {
      case "each": {
        const all = fix.fixes.map(changesOf);
        return all.every((one) => one !== undefined) ? all.flat() : undefined;
      }
      case "rename":
        return path.length > 1
          ? undefined
          : entriesAt(path).map(({ spans }) => ({ ...spans.source, text: quotePo(fix.key) }));
      case "remove":
        return entriesAt(path).map(({ spans }) => ({ ...withGap(text, spans.entry), text: "" }));
      case "replace":
        return typeof fix.value === "string" ? replaced(() => String(fix.value)) : undefined;
      case "replaceIn":
        return replaced((before) => before.replaceAll(fix.from, fix.to));
      default:
        return undefined;
    }

    function replaced(change: (before: string) => string): Change[] {
      return entriesAt(path).map(({ spans, text: before }) => ({
        ...spans.text,
        text: quotePo(change(before)),
      }));
    }
  };
  return {
    spanOf: ({ at, path }) => {
      const [entry] = entriesAt(path);
      return entry ? entry.spans[at === "key" ? "source" : "text"] : { offset: 0, length: 0 };
    },
    changesOf,
  };
}

/** An entry with the empty lines below it. */
function withGap(text: string, { offset, length }: Span): Span {
  const end = offset + length;
  const [gap] = /^(?:[ \t]*(?:\r\n?|\n))*/.exec(text.slice(end, end + 1000))!;
  return { offset, length: length + gap.length };
}
