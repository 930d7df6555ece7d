import type { FormEntryProps, FormFieldProps } from "../schema";

type PageEntry = Extract<FormEntryProps, { type: "page" }>;

/** Fields before the first page entry are on a page without a title. */
export interface FormPage extends Partial<Pick<PageEntry, "title" | "intro" | "when">> {
  fields: readonly FormFieldProps[];
}

/** The answers of a group are a list. */
export type FieldValue = string | boolean | readonly string[];

/** The pages of a form in order, without empty ones. */
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

/** The names of the fields whose conditions are met. A field can only depend on a field that counts. */
export function countingNames(
  pages: readonly FormPage[],
  valueOf: (name: string) => FieldValue,
): ReadonlySet<string> {
  const names = new Set<string>();
  const isMet = (when: FormPage["when"]) => {
    if (!when) return true;
    const value = names.has(when.field) && valueOf(when.field);
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
