import type { ChoiceForm } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { Field } from "../Field";
import { type ControlProps, type Slot, useForm } from "../FormContext";
import { valueLabel } from "../labels";
import { useValue } from "../useValue";

/** One of several values. Renders a `<select>`. */
export function ChoiceField({ form, slot }: ControlProps<ChoiceForm>) {
  return <Choice slot={slot} values={form.values} />;
}

/** Yes or no; if the program decides by default, a third choice says so. Renders a checkbox or a `<select>`. */
export function YesNoField({ slot }: ControlProps) {
  const { onIntent } = useForm();
  const { path, value, fallback, isFixed } = slot;
  if (!isFixed && fallback === undefined) return <Choice slot={slot} values={[true, false]} />;
  const write = (isOn: boolean) => {
    if (!isFixed && isOn === fallback) onIntent({ kind: "remove", path });
    else onIntent({ kind: "set", path, value: isOn });
  };
  return (
    <Field slot={slot}>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          className="ed-check"
          checked={(value ?? fallback) === true}
          onChange={(event) => write(event.target.checked)}
        />
      )}
    </Field>
  );
}

function Choice({ slot, values }: { slot: Slot; values: ChoiceForm["values"] }) {
  const { words } = useForm();
  const write = useValue(slot);
  const { value, fallback, isFixed } = slot;
  const index = values.findIndex((one) => one === value);
  const unset =
    fallback === undefined ? words.default : fill(words.defaultIs, { value: valueLabel(words, fallback) });
  const isUnknown = value !== undefined && index < 0;
  return (
    <Field slot={slot}>
      {(attributes) => (
        <select
          {...attributes}
          className="ed-input"
          value={isUnknown ? "?" : index}
          onChange={(event) => write(values[Number(event.target.value)])}
        >
          {!isFixed && <option value={-1}>{unset}</option>}
          {isFixed && value === undefined && <option value={-1} aria-label={words.default} />}
          {isUnknown && <option value="?">{String(value)}</option>}
          {values.map((one, number) => (
            <option key={String(one)} value={number}>
              {valueLabel(words, one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
