import type { FormEntryProps, FormFieldProps } from "../schema";

type PageEntry = Extract<FormEntryProps, { type: "page" }>;

/** One page of a form. The first has no title where fields stand before the beginning of a page. */
export interface FormPage extends Partial<Pick<PageEntry, "title" | "intro" | "when">> {
  fields: readonly FormFieldProps[];
}

/** What stands in a field: a text, whether a box is ticked, or the answers of a group of choices. */
export type Filled = string | boolean | readonly string[];

/** The pages of a form in order. A beginning that no field follows is none. */
export function pagesOf(entries: readonly FormEntryProps[]): FormPage[] {
  const starts = entries.flatMap((entry, index) => (entry.type === "page" ? [index] : []));
  const bounds = [...new Set([0, ...starts, entries.length])];
  return bounds.slice(1).flatMap((end, index): FormPage[] => {
    const [first, ...rest] = entries.slice(bounds[index], end);
    const isTitled = first?.type === "page";
    const fields = (isTitled ? rest : [first, ...rest]) as FormFieldProps[];
    return fields.length > 0 ? [{ ...(isTitled ? first : {}), fields }] : [];
  });
}

/**
 * The names of the fields that count with what is filled in. A field that depends on one that does not count does not
 * count either.
 * @param filled - what stands in a field
 */
export function countingNames(
  pages: readonly FormPage[],
  filled: (name: string) => Filled,
): ReadonlySet<string> {
  const names = new Set<string>();
  const isMet = (when: FormPage["when"]) => {
    if (!when) return true;
    const value = names.has(when.field) && filled(when.field);
    const answers = typeof value === "boolean" ? [] : [value].flat();
    if (when.is === undefined) return value === true || answers.some((answer) => answer !== "");
    return [when.is].flat().some((wanted) => answers.includes(wanted));
  };
  for (const { when, fields } of pages) {
    if (!isMet(when)) continue;
    for (const field of fields) {
      if (isMet(field.when)) names.add(field.name);
    }
  }
  return names;
}
