import { type VariantForm, chosenForm } from "../../../schema/formTable";
import { Field } from "../Field";
import { type ControlProps, useForm } from "../FormContext";
import { Keys } from "../Keys";
import { keyLabel, valueLabel } from "../labels";
import { convert } from "../values/convert";
import { Whole } from "../Whole";

/** A group whose keys depend on a choice, such as a block and its type. Another choice keeps every key that fits. */
export function VariantField({ form, slot }: ControlProps<VariantForm>) {
  const { help, onIntent, table, words } = useForm();
  const { path, value } = slot;
  const types = Object.keys(form.options);
  const chosen = value === undefined ? undefined : chosenForm(table, slot.form, value);
  const group = chosen === undefined ? undefined : table.forms[chosen];
  const type = types.find((name) => form.options[name] === chosen);
  const about = type === undefined ? undefined : help[slot.form]?.[types.indexOf(type)];
  const choice = {
    form: slot.form,
    value: type,
    path: [...path, form.by],
    label: keyLabel(form.by),
    isFixed: true,
    ...(about ? { about } : {}),
  };
  return (
    <Whole slot={slot} isWhole>
      <Field slot={choice}>
        {(attributes) => (
          <select
            {...attributes}
            className="ed-input"
            value={type ?? ""}
            onChange={(event) =>
              onIntent({
                kind: "set",
                path,
                value: convert(table, slot.form, form.options[event.target.value]!, value),
              })
            }
          >
            {type === undefined && <option value="" aria-label={words.default} />}
            {types.map((name) => (
              <option key={name} value={name}>
                {valueLabel(words, name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {group && "keys" in group && <Keys form={group} slot={{ ...slot, form: chosen! }} />}
    </Whole>
  );
}
