import type { Control } from "./drafts/draft";
import { answersIn } from "./GroupControl";
import type { FormFieldProps } from "./schema";

export type { Control };

/** What a visitor answered in one field: a text, a number (`null` when empty), several choices, or whether a box is ticked. */
export interface Answer {
  field: FormFieldProps;
  value: string | number | boolean | string[] | null;
}

/** Reads the answers of fields from their controls, by the names of the fields. */
export function answersOf(
  fields: readonly FormFieldProps[],
  controls: ReadonlyMap<string, Control>,
): Answer[] {
  return fields.flatMap((field) => {
    const control = controls.get(field.name);
    return control ? [answerOf(field, control)] : [];
  });
}

function answerOf(field: FormFieldProps, control: Control): Answer {
  switch (field.type) {
    case "checkbox":
      return { field, value: (control as HTMLInputElement).checked };
    case "checkboxes":
      return { field, value: answersIn(control.value) };
    case "number":
      return { field, value: control.value === "" ? null : Number(control.value) };
    default:
      return { field, value: control.value };
  }
}
