import { useState } from "react";
import { startOf } from "../../schema/formTable";
import { fill } from "../words/fill";
import { useForm } from "./FormContext";
import { valueLabel } from "./labels";

/** The button that adds an entry, with a choice of its type if there are several. */
export function AddEntry({
  form: id,
  word,
  add,
  isOff,
}: {
  form: number;
  word: string;
  add: (value: unknown) => void;
  isOff: boolean;
}) {
  const { table, words } = useForm();
  const form = table.forms[id]!;
  const types = form.control === "variant" ? Object.keys(form.options) : [];
  const [chosen, choose] = useState(types[0]);
  const made = form.control === "variant" ? form.options[chosen!]! : id;
  return (
    <div className="ed-row">
      {types.length > 0 && (
        <select
          className="ed-input ed-short"
          aria-label={fill(words.typeToAdd, { entry: word })}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {valueLabel(words, type)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="ed-button"
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => add(startOf(table, made))}
      >
        {fill(words.addEntry, { entry: word })}
      </button>
    </div>
  );
}
