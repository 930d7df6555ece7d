import { useRef } from "react";
import type { LeafForm } from "../../../schema/formTable";
import { Constants } from "../Constants";
import { Field } from "../Field";
import type { ControlProps } from "../FormContext";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";

/** A plain text for visitors, in a field that grows. `{{` offers constants. Renders a `<textarea>`. */
export function TextField({ form, slot }: ControlProps<LeafForm>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const write = useValue(slot, form.canBeEmpty);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  return (
    <Field slot={slot}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            ref={area}
            className="ed-input ed-growing"
            dir="auto"
            rows={1}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Constants area={area} text={text} write={setText} />
        </>
      )}
    </Field>
  );
}
