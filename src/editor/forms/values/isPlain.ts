import type { Form, FormTable } from "../../../schema/formTable";

/** Whether an entry is shown without a fold: it has one control. */
export function isPlain({ forms }: FormTable, id: number): boolean {
  const form: Form = forms[id]!;
  if (form.control === "switch")
    return form.options.every((option) => isPlain({ forms, root: option }, option));
  return !("keys" in form) && !["list", "names", "variant"].includes(form.control);
}
