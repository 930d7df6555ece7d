import { useState } from "react";
import { type NamesForm, startOf } from "../../../schema/formTable";
import { fill } from "../../words/fill";
import { Entry } from "../Entry";
import { Findings } from "../Findings";
import { Field } from "../Field";
import { type ControlProps, idOf, type Slot, useForm } from "../FormContext";
import { isPlain } from "../values/isPlain";

/** Values with names that the owner chooses. A name is changed in its own field. Renders a `<ul>`. */
export function NamesField({ form, slot }: ControlProps<NamesForm>) {
  const { announce, onIntent, table, words, Part } = useForm();
  const { path, value } = slot;
  const group = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(group);
  const isFoldable = !isPlain(table, form.entry);
  const [added, setAdded] = useState<string>();
  const slotOf = (name: string): Slot => ({
    form: form.entry,
    value: group[name],
    path: [...path, name],
    label: name,
    isFixed: true,
    isBare: true,
  });
  const add = (name: string) => {
    setAdded(name);
    onIntent({ kind: "set", path: [...path, name], value: startOf(table, form.entry) });
    announce(fill(words.added, { name }));
  };
  const remove = (name: string) => {
    onIntent({ kind: "remove", path: [...path, name] });
    announce(fill(words.removed, { name }));
    document.getElementById(`${idOf(path)}-new`)?.focus();
  };
  return (
    <Field slot={slot} isGroup>
      {({ id }) => (
        <div id={id}>
          <ul className="ed-list">
            {names.map((name) => (
              <Entry
                key={name}
                slot={slotOf(name)}
                name={name}
                isFoldable={isFoldable}
                isNew={name === added}
                tools={
                  <span className="ed-row ed-tools">
                    <button
                      type="button"
                      className="ed-button"
                      aria-label={fill(words.remove, { name })}
                      onClick={() => remove(name)}
                    >
                      <span aria-hidden="true">✕</span>
                    </button>
                  </span>
                }
              >
                <div className={isFoldable ? "ed-inside" : "ed-pair"}>
                  <NameInput
                    id={`${idOf([...path, name])}-name`}
                    label={words.name}
                    name={name}
                    taken={names}
                    isBare={!isFoldable}
                    onName={(to) => onIntent({ kind: "rename", path, key: name, to })}
                  />
                  <Part slot={slotOf(name)} />
                </div>
              </Entry>
            ))}
          </ul>
          <NameInput
            id={`${idOf(path)}-new`}
            label={words.newName}
            name=""
            taken={names}
            button={fill(words.add, { name: slot.label })}
            onName={add}
          />
        </div>
      )}
    </Field>
  );
}

/** A name that applies on Enter, on leaving the field, or with the button. */
function NameInput({
  id,
  label,
  name,
  taken,
  button,
  isBare = false,
  onName,
}: {
  id: string;
  label: string;
  name: string;
  taken: readonly string[];
  button?: string;
  /** Whether the label is only for screen readers. */
  isBare?: boolean;
  onName: (name: string) => void;
}) {
  const { words } = useForm();
  const [text, setText] = useState(name);
  const [refused, refuse] = useState<string>();
  const finish = () => {
    if (text === name && name !== "") return refuse(undefined);
    const reason =
      text === "" ? words.nameMissing : taken.includes(text) && fill(words.nameTaken, { name: text });
    refuse(reason || undefined);
    if (reason) return;
    if (button !== undefined) setText("");
    onName(text);
  };
  return (
    <div className="ed-field">
      <label className={isBare ? "ed-hidden" : "ed-label"} htmlFor={id}>
        {label}
      </label>
      <div className="ed-row">
        <input
          id={id}
          className="ed-input ed-short"
          dir="auto"
          spellCheck={false}
          value={text}
          aria-invalid={refused === undefined ? undefined : true}
          aria-describedby={refused === undefined ? undefined : `${id}-findings`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && finish()}
          onBlur={button === undefined ? finish : undefined}
        />
        {button !== undefined && (
          <button type="button" className="ed-button" onClick={finish}>
            {button}
          </button>
        )}
      </div>
      <Findings
        id={`${id}-findings`}
        list={refused === undefined ? [] : [{ path: [], severity: "error", text: refused }]}
      />
    </div>
  );
}
