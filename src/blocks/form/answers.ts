import { answersIn } from "./GroupControl";
import type { FormFieldProps } from "./schema";

/** The control of a field: an `<input>`, a `<textarea>`, a `<select>`, or a `GroupControl`. */
export interface Control {
  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  value: string;
  set disabled(isDisabled: boolean);
  focus: () => void;
}

/** The answer in a field. An empty number is `null`. */
export interface Answer {
  field: FormFieldProps;
  value: string | number | boolean | string[] | null;
}

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
