import { printable } from "../report/codeFrame";
import type { DoneFix } from "../validate/fixes/fixText";

type Lines = Pick<DoneFix, "removed" | "added">;

/** In characters. Longer lines are shortened. */
const widestLine = 100;
/** Characters shown before the change in a long line. */
const before = 40;

/** The lines of a fix for a terminal, without their common indentation. Long lines show only the changed part. */
export function fixLines({ removed, added }: Lines): Lines {
  const all = [...removed, ...added].filter((line) => line.trim() !== "");
  const margin = all.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  const isLong = all.some((line) => line.length - margin > widestLine);
  const start = isLong ? Math.max(margin, firstDifference(removed[0], added[0]) - before) : margin;
  const shown = (line: string) => {
    const cut = line.slice(start, start + widestLine);
    return printable(
      `${start > margin ? "…" : ""}${cut}${line.length > start + widestLine ? "…" : ""}`,
    ).trimEnd();
  };
  return { removed: removed.map(shown), added: added.map(shown) };
}

function firstDifference(one = "", two = ""): number {
  const index = one.split("").findIndex((character, at) => character !== two[at]);
  return index < 0 ? one.length : index;
}
