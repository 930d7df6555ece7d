import type { Span } from "./position";

/** Replaces `length` characters at `offset` with `text`. */
export interface Change extends Span {
  text: string;
}

/** Applies changes that do not overlap, in any order. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { offset, length, text: replacement } of [...changes].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(done, offset) + replacement;
    done = offset + length;
  }
  return result + text.slice(done);
}
