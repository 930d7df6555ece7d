import { type KeyboardEvent, useRef } from "react";
import type { LeafForm } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { Constants } from "../Constants";
import { Field } from "../Field";
import { type ControlProps, useForm } from "../FormContext";
import { useDraft } from "../useDraft";
import { useSelection } from "../useSelection";
import { useValue } from "../useValue";
import { insertConstant, insertLink, type Selection, toggleList, toggleMarks } from "../values/markdownEdits";

/** A text with Markdown, and a bar that inserts it. Renders a `<textarea>`. */
export function FormattedField({ form, slot }: ControlProps<LeafForm>) {
  const { names, words } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const write = useValue(slot, form.canBeEmpty);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  const select = useSelection(area, setText);
  const change = (edit: (selection: Selection) => Selection) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {};
    select(edit({ text, start, end }));
  };
  const bold = (selection: Selection) => toggleMarks(selection, "**");
  const italic = (selection: Selection) => toggleMarks(selection, "*");
  const buttons = [
    { label: words.bold, sign: <b>B</b>, keys: "Control+B", edit: bold },
    { label: words.italic, sign: <i>I</i>, keys: "Control+I", edit: italic },
    {
      label: words.link,
      sign: words.link,
      edit: (selection: Selection) => insertLink(selection, words.linkWords),
    },
    { label: words.bulletList, sign: words.bulletList, edit: toggleList },
  ];
  const press = (event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : "";
    if (key !== "b" && key !== "i") return;
    event.preventDefault();
    change(key === "b" ? bold : italic);
  };
  const constants = names.constants ?? [];
  return (
    <Field slot={slot}>
      {(attributes) => (
        <>
          <fieldset className="ed-row" aria-label={fill(words.formatting, { name: slot.label })}>
            {buttons.map(({ label, sign, keys, edit }) => (
              <button
                key={label}
                type="button"
                className="ed-button"
                aria-label={label}
                aria-keyshortcuts={keys}
                title={label}
                onClick={() => change(edit)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
            {constants.length > 0 && (
              <select
                className="ed-input"
                aria-label={words.constant}
                value=""
                onChange={(event) => change((selection) => insertConstant(selection, event.target.value))}
              >
                <option value="">{words.constant}</option>
                {constants.map(({ value }) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            )}
          </fieldset>
          <textarea
            {...attributes}
            ref={area}
            className="ed-input ed-growing"
            dir="auto"
            rows={3}
            value={text}
            onKeyDown={press}
            onChange={(event) => setText(event.target.value)}
          />
          <Constants area={area} text={text} write={setText} />
        </>
      )}
    </Field>
  );
}
