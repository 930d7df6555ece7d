import type { Diagnostic } from "../validate/diagnostic";

/** What became of the findings about a file when it was read anew. */
export interface Changes {
  /** Those that were not there before. */
  added: Diagnostic[];
  /** How many are there as before. */
  kept: number;
  /** How many are not there any more. */
  gone: number;
}

/**
 * Compares the findings of two readings of a file. A finding is the same wherever it stands in the file by now: lines move
 * with every entry that is written above them.
 */
export function changesBetween(before: readonly Diagnostic[], now: readonly Diagnostic[]): Changes {
  const left = new Map<string, number>();
  for (const finding of before) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
  const added = now.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    left.set(keyOf(finding), Math.max(0, count - 1));
    return count === 0;
  });
  const kept = now.length - added.length;
  return { added, kept, gone: before.length - kept };
}

function keyOf({ code, breadcrumb, message }: Diagnostic): string {
  return JSON.stringify([code, breadcrumb, message]);
}
