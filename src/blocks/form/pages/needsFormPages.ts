import type { FormProps } from "../schema";

/** Whether a form is shown by `FormPages`: one with fields on several pages, fields that depend on others, or groups of choices. */
export function needsFormPages({ fields }: Pick<FormProps, "fields">): boolean {
  return fields.some(
    ({ type, when }) => type === "page" || type === "radio" || type === "checkboxes" || when,
  );
}
