import type { Slip } from "./slip";

/** Characters that cannot be seen, or look like a space, but are none to JSON. */
const invisible = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;
/** A text in quotes, or one such character outside of all of them. */
const textOrInvisible = new RegExp(`"(?:[^"\\\\\\r\\n]|\\\\.)*"?|${invisible.source}`, "g");

/** A text with spaces in place of its invisible characters, and what to say of each; those in quotes stay. */
export function clearInvisible(text: string): { text: string; slips: Slip[] } {
  if (!invisible.test(text)) return { text, slips: [] };
  const slips: Slip[] = [];
  const cleared = text.replace(textOrInvisible, (found: string, offset: number) => {
    if (found.startsWith('"')) return found;
    const isSpace = /\p{Separator}/u.test(found);
    slips.push({
      code: "syntax-error",
      message: `An invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}) stands here, which JSON does not know. Remove it.`,
      offset,
      length: 1,
      changes: [{ offset, length: 1, text: isSpace ? " " : "" }],
    });
    return " ";
  });
  return { text: cleared, slips };
}
