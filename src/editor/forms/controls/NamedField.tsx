import { useState } from "react";
import { type LeafForm, formAt, startOf } from "../../../schema/formTable";
import type { Path } from "../../../schema/walk";
import { fill } from "../../words/fill";
import { Field } from "../Field";
import { type ControlProps, idOf, useForm } from "../FormContext";
import type { Name, NameKind } from "../names";
import { useDraft } from "../useDraft";
import { useValue } from "../useValue";

const kinds: { [C in LeafForm["control"]]?: readonly NameKind[] } = {
  anchor: [],
  colorName: ["colors"],
  file: ["files"],
  icon: ["icons"],
  language: ["languages"],
  link: ["pages", "anchors", "files"],
  pagePath: ["pages"],
  picture: ["pictures"],
  question: ["questions"],
  server: ["servers"],
  tag: ["tags"],
  timeZone: ["timeZones"],
  toast: ["toasts"],
};

/** Where a name that does not exist yet is made. */
const homes: { [C in LeafForm["control"]]?: readonly string[] } = {
  server: ["servers"],
  tag: ["tags"],
  toast: ["toasts", "messages"],
};

/** A value that refers to something by name, which is chosen or typed. Renders an `<input>` with suggestions. */
export function NamedField({ form, slot }: ControlProps<LeafForm>) {
  const { names, onIntent, table, words } = useForm();
  const write = useValue(slot);
  const [text, setText] = useDraft(typeof slot.value === "string" ? slot.value : "", write);
  const [isFocused, setFocused] = useState(false);
  const known = (kinds[form.control] ?? []).flatMap((kind) => names[kind] ?? []);
  const chosen = known.find(({ value }) => value === text);
  const home = text === "" || chosen ? undefined : homes[form.control];
  const list = `${idOf(slot.path)}-names`;
  const create = (path: readonly string[]) => {
    const made = formAt(table, undefined, path);
    if (made !== undefined) onIntent({ kind: "set", path, value: startOf(table, made) });
  };
  return (
    <Field slot={slot}>
      {(attributes) => (
        <div className="ed-row">
          {chosen?.preview && <img className="ed-preview" src={chosen.preview} alt="" />}
          {chosen?.color && <span className="ed-swatch" style={{ backgroundColor: chosen.color }} />}
          <input
            {...attributes}
            className="ed-input"
            list={known.length > 0 ? list : undefined}
            placeholder={typeof slot.fallback === "string" ? slot.fallback : undefined}
            dir="auto"
            spellCheck={false}
            value={text}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={({ target }) => {
              setText(target.value);
              const isPicture =
                form.control === "picture" && known.some(({ value }) => value === target.value);
              if (isPicture) askForWords(slot.path);
            }}
          />
          {home && (
            <button type="button" className="ed-button" onClick={() => create([...home, text])}>
              {fill(words.create, { name: text })}
            </button>
          )}
          {isFocused && known.length > 0 && (
            <datalist id={list}>
              {suggested(known, chosen ? "" : text).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label ?? value}
                </option>
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}

/** Browsers look for the text in all suggestions, and there are thousands of icons. */
const mostSuggested = 200;

function suggested(names: readonly Name[], text: string): readonly Name[] {
  const wanted = text.toLowerCase();
  const fits = ({ value, label = "" }: Name) => `${value} ${label}`.toLowerCase().includes(wanted);
  return names.filter(fits).slice(0, mostSuggested);
}

/** A picture that was just chosen needs words: the focus goes to its alternative text, if that is empty. */
function askForWords(picture: Path): void {
  const field = document.getElementById(idOf([...picture.slice(0, -1), "alt"]));
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (picture.at(-1) === "src" && isText && field.value === "") field.focus();
}
