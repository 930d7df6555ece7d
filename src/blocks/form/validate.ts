import type { Control } from "./answers";
import type { FormFieldProps } from "./schema";

/** Messages below a field, with the placeholders `{label}` and `{limit}`. */
export type FieldMessages = Record<
  | "fieldRequired"
  | "choiceRequired"
  | "optionRequired"
  | "oneRequired"
  | "emailInvalid"
  | "urlInvalid"
  | "tooShort"
  | "tooLong"
  | "numberInvalid"
  | "numberTooSmall"
  | "numberTooLarge"
  | "numberStep"
  | "dateInvalid"
  | "dateTooEarly"
  | "dateTooLate",
  string
>;

/** An invalid answer: the message and its values. */
export interface Fault {
  message: keyof FieldMessages;
  values: Record<string, string>;
}

type Checked = Pick<Control, "value" | "validity">;

/** The faults of fields by their names, in order. */
export function faultsOf(
  fields: readonly FormFieldProps[],
  controls: ReadonlyMap<string, Control>,
): Map<string, Fault> {
  return new Map(
    fields.flatMap((field) => {
      const control = controls.get(field.name);
      const fault = control && faultOf(field, control);
      return fault ? [[field.name, fault] as const] : [];
    }),
  );
}

/** The fault of a field, by `ValidityState` except lengths of drafts, and spaces in required fields. */
export function faultOf(field: FormFieldProps, { value, validity }: Checked): Fault | undefined {
  const fault = (message: Fault["message"], limit?: number | string): Fault => ({
    message,
    values: { label: field.label, ...(limit === undefined ? {} : { limit: String(limit) }) },
  });

  if (validity.badInput) return fault(field.type === "date" ? "dateInvalid" : "numberInvalid");
  if (validity.valueMissing || (field.required && value.trim() === "")) {
    return fault(missing[field.type] ?? "fieldRequired");
  }
  if (validity.typeMismatch) return fault(field.type === "url" ? "urlInvalid" : "emailInvalid");
  if (field.type === "number") {
    if (validity.rangeUnderflow) return fault("numberTooSmall", field.min);
    if (validity.rangeOverflow) return fault("numberTooLarge", field.max);
    if (validity.stepMismatch) return fault("numberStep", field.step ?? 1);
  }
  if (field.type === "date") {
    if (validity.rangeUnderflow) return fault("dateTooEarly", field.min?.text);
    if (validity.rangeOverflow) return fault("dateTooLate", field.max?.text);
  }
  const { minLength, maxLength } = field as { minLength?: number; maxLength?: number };
  if (value !== "" && minLength !== undefined && value.length < minLength) {
    return fault("tooShort", minLength);
  }
  if (maxLength !== undefined && value.length > maxLength) return fault("tooLong", maxLength);
  return undefined;
}

/** The messages for required fields without an answer. */
const missing: Partial<Record<FormFieldProps["type"], Fault["message"]>> = {
  checkbox: "choiceRequired",
  select: "optionRequired",
  radio: "optionRequired",
  checkboxes: "oneRequired",
};
