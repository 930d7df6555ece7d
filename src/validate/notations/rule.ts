import { listed, written } from "../../words/words";

/** The format of a value, and what to write instead if that is known. */
export interface Advice {
  /** A whole sentence. */
  advice: string;
  instead?: string | undefined;
}

/** A sentence about a format, with the fix if there is one: `The path of a page must start with a slash. Use "/rules".` */
export function rule(subject: string, needs: readonly string[], instead?: string): Advice {
  // At the front, a "not" would seem to apply to all of them.
  const isNegative = (need: string) => need.startsWith("not ");
  const ordered = [...needs.filter((need) => !isNegative(need)), ...needs.filter(isNegative)];
  return write(`${subject} ${listed(ordered, "and")}`, instead);
}

/** `Remove the spaces around it. Use "/rules".` */
export function write(words: string, instead?: string): Advice {
  return { advice: `${words}${instead === undefined ? "" : `. Use ${written(instead)}`}.`, instead };
}

/** The entries whose condition holds. */
export function whereTrue(entries: readonly (readonly [boolean, string])[]): string[] {
  return entries.flatMap(([isTrue, words]) => (isTrue ? [words] : []));
}
