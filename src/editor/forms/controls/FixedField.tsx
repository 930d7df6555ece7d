import type { FixedForm } from "../../../schema/formTable";
import { Field } from "../Field";
import { type ControlProps, useForm } from "../FormContext";
import { valueLabel } from "../labels";

/** A value that cannot be changed. Renders an `<output>`. */
export function FixedField({ form, slot }: ControlProps<FixedForm>) {
  const { words } = useForm();
  return (
    <Field slot={slot}>
      {({ id, "aria-describedby": describedBy }) => (
        <output id={id} aria-describedby={describedBy}>
          {valueLabel(words, form.value)}
        </output>
      )}
    </Field>
  );
}
