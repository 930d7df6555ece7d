import type { NumberForm } from "../../../schema/formTable";
import { Field } from "../Field";
import type { ControlProps } from "../FormContext";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";

/** A number with its limits. Renders an `<input type="number">`. */
export function NumberField({ form, slot }: ControlProps<NumberForm>) {
  const write = useValue(slot);
  const { value, fallback } = slot;
  const [text, setText] = useDraft(value === undefined ? "" : String(value), (written) => {
    // The browser has no value while only a sign is typed.
    if (written === "") write(undefined);
    else if (Number.isFinite(Number(written))) write(Number(written));
  });
  return (
    <Field slot={slot}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          className="ed-input ed-short"
          min={form.least ?? form.above}
          max={form.most}
          step={form.isWhole ? 1 : "any"}
          placeholder={fallback === undefined ? undefined : String(fallback)}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}
