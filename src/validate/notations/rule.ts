import { written } from "../words";

/** A sentence on how something is written, with the mend where there is one: `A path starts with a slash: write "/rules".` */
export function rule(subject: string, needs: readonly string[], mend?: string): string {
  const list =
    needs.length < 2 ? needs.join("") : `${needs.slice(0, -1).join(", ")} and ${needs.at(-1) ?? ""}`;
  return `${subject} ${list}${mend === undefined ? "" : `: write ${written(mend)}`}.`;
}

/** The entries whose condition holds. */
export function whereTrue(entries: readonly (readonly [boolean, string])[]): string[] {
  return entries.flatMap(([isTrue, words]) => (isTrue ? [words] : []));
}
