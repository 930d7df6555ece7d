import { optionFor, type SwitchForm } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { type ControlProps, idOf, useForm } from "../FormContext";
import { convert } from "../values/convert";

/** A value with a simple and a full form, and a choice between them that keeps what fits. */
export function SwitchField({ form, slot }: ControlProps<SwitchForm>) {
  const { help, onIntent, table, words, Part } = useForm();
  const { path, value, label } = slot;
  const index = optionFor(table, form, value);
  const about = help[slot.form]?.[index] || slot.about;
  const id = `${idOf(path)}-form`;
  return (
    <div className="ed-switch">
      <Part slot={{ ...slot, form: form.options[index]!, ...(about ? { about } : {}) }} />
      <select
        id={id}
        className="ed-input ed-short"
        aria-label={fill(words.formOf, { name: label })}
        value={index}
        onChange={(event) => {
          const to = form.options[Number(event.target.value)]!;
          onIntent({ kind: "set", path, value: convert(table, form.options[index]!, to, value) });
        }}
      >
        {form.options.map((option, number) => (
          <option key={option} value={number}>
            {(words.forms as Record<string, string>)[table.forms[option]!.control] ?? words.forms.group}
          </option>
        ))}
      </select>
    </div>
  );
}
