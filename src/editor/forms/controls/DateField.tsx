import type { LeafForm } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { Field } from "../Field";
import { type ControlProps, useForm } from "../FormContext";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";

/** A date, with or without a time: its text and the browser's picker. */
export function DateField({ form, slot }: ControlProps<LeafForm>) {
  const { words } = useForm();
  const write = useValue(slot);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  const hasTime = form.control === "date";
  const [day, time = "00:00"] = text.slice(0, 16).split("T");
  const picked = /^\d{4}-\d\d-\d\d$/.test(day ?? "") ? `${day}${hasTime ? `T${time}` : ""}` : "";
  return (
    <Field slot={slot}>
      {(attributes) => (
        <div className="ed-row">
          <input
            {...attributes}
            className="ed-input ed-short"
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <input
            type={hasTime ? "datetime-local" : "date"}
            className="ed-input ed-date"
            aria-label={fill(words.pick, { name: slot.label })}
            value={picked}
            onChange={(event) => setText(withPicked(text, event.target.value))}
          />
        </div>
      )}
    </Field>
  );
}

/** Keeps a date without a time until a time is picked, and the UTC offset of a time. */
function withPicked(text: string, picked: string): string {
  const [day = "", time] = picked.split("T");
  const hadTime = text.includes("T");
  if (time === undefined || (!hadTime && time === "00:00")) return day;
  const [, offset = ""] = /T.*?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  return picked + offset;
}
