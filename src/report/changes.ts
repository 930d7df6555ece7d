import type { Diagnostic } from "../validate/diagnostic";

/** The difference between the findings of two readings of a file. */
export interface Changes {
  added: Diagnostic[];
  /** The number of findings that remain. */
  kept: number;
  /** The number of resolved findings. */
  gone: number;
}

/** Compares the findings of two readings, without positions, because lines move when others are inserted. */
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
