import { fill } from "../../words/fill";
import { Field } from "../Field";
import { type ControlProps, useForm } from "../FormContext";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";
import { pickerColor } from "./pickerColor";

/** A colour: a picker, its text, and the site's named colours. */
export function ColorField({ slot }: ControlProps) {
  const { names, words } = useForm();
  const write = useValue(slot);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  const swatches = (names.colors ?? []).filter(({ color }) => color !== undefined);
  return (
    <Field slot={slot}>
      {(attributes) => (
        <>
          <div className="ed-row">
            <input
              type="color"
              className="ed-picker"
              aria-label={fill(words.pick, { name: slot.label })}
              value={pickerColor(text)}
              onChange={(event) => setText(event.target.value)}
            />
            <input
              {...attributes}
              className="ed-input ed-short"
              dir="ltr"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          {swatches.length > 0 && (
            <fieldset className="ed-row" aria-label={fill(words.colors, { name: slot.label })}>
              {swatches.map(({ value, label = value, color = "" }) => (
                <button
                  key={value}
                  type="button"
                  className="ed-button"
                  aria-label={label}
                  aria-pressed={color === text}
                  title={label}
                  onClick={() => setText(color)}
                >
                  <span className="ed-swatch" style={{ backgroundColor: color }} />
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
