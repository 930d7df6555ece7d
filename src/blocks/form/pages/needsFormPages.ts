import type { FormProps } from "../schema";

/** Whether a form has pages, conditions or groups of choices. */
export function needsFormPages({ fields }: Pick<FormProps, "fields">): boolean {
  return fields.some(
    ({ type, when }) => type === "page" || type === "radio" || type === "checkboxes" || when,
  );
}
