import type { LeafForm } from "../../../schema/formTable";
import { Field } from "../Field";
import type { ControlProps } from "../FormContext";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";

const inputModes: { [C in LeafForm["control"]]?: "url" } = { address: "url", pagePath: "url" };

/** A text on one line. Renders an `<input>`. */
export function LineField({ form, slot }: ControlProps<LeafForm>) {
  const write = useValue(slot, form.canBeEmpty);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  return (
    <Field slot={slot}>
      {(attributes) => (
        <input
          {...attributes}
          className="ed-input"
          dir="auto"
          inputMode={inputModes[form.control]}
          placeholder={typeof slot.fallback === "string" ? slot.fallback : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}
