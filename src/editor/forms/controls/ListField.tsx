import type { KeyboardEvent } from "react";
import type { ListForm } from "../../../schema/formTable";
import { AddEntry } from "../AddEntry";
import { Entry } from "../Entry";
import { EntryButtons, moveOf } from "../EntryButtons";
import { Field } from "../Field";
import { type ControlProps, idOf, type Slot, useForm } from "../FormContext";
import { fill } from "../../words/fill";
import { useEntryKeys } from "../useEntryKeys";
import { entryName } from "../values/entryName";
import { isPlain } from "../values/isPlain";

const none: readonly unknown[] = [];

/** A list: its entries by name, which are opened, moved, added and deleted. Renders an `<ol>`. */
export function ListField({ form, slot }: ControlProps<ListForm>) {
  const { announce, help, onIntent, table, words, Part } = useForm();
  const { path, value, isFixed } = slot;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : none;
  const { keys, inserted, expect } = useEntryKeys(list);
  const { entry, word, least = 0, most = Infinity } = form;
  const isFoldable = !isPlain(table, entry);
  const nameOf = (index: number) => entryName(table, words, { form: entry, value: list[index], word, index });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length) return;
    expect({ kind: "move", from, to });
    onIntent({ kind: "move", path, from, to });
    announce(fill(words.moved, { name: nameOf(from), number: to + 1, count: list.length }));
  };
  const add = (item: unknown) => {
    expect({ kind: "insert", index: list.length });
    if (value === undefined) onIntent({ kind: "set", path, value: [item] });
    else onIntent({ kind: "insert", path, index: list.length, value: item });
    announce(fill(words.added, { name: word }));
  };
  const remove = (index: number) => {
    expect({ kind: "remove", index });
    if (list.length === 1 && !isFixed) onIntent({ kind: "remove", path });
    else onIntent({ kind: "remove", path: [...path, index] });
    announce(fill(words.removed, { name: nameOf(index) }));
    focusNear(index);
  };
  const press = (index: number) => (event: KeyboardEvent) => {
    const step = moveOf(event);
    if (step === 0 || event.defaultPrevented) return;
    event.preventDefault();
    move(index, index + step);
  };
  /** The entry before the deleted one stays, and so does the button that adds one. */
  const focusNear = (index: number) => {
    const items = document.getElementById(idOf(path))?.querySelectorAll(":scope > ol > li") ?? [];
    const near = items[index + 1] ?? items[index - 1];
    const tools = near?.querySelector<HTMLElement>(":scope > details > summary, :scope > .ed-tools > button");
    const adder = document
      .getElementById(idOf(path))
      ?.querySelector<HTMLElement>(":scope > .ed-row > button");
    (tools ?? adder)?.focus();
  };
  const slotOf = (index: number): Slot => ({
    form: entry,
    value: list[index],
    path: [...path, index],
    label: isFoldable ? nameOf(index) : fill(words.entry, { entry: slot.label, number: index + 1 }),
    isFixed: true,
    isBare: true,
    ...(isFoldable && help[slot.form]?.[0] ? { about: help[slot.form]![0]! } : {}),
  });
  return (
    <Field slot={slot} isGroup>
      {({ id }) => (
        <div id={id}>
          <ol className="ed-list">
            {list.map((_, index) => (
              <Entry
                key={keys[index]}
                slot={slotOf(index)}
                name={nameOf(index)}
                isFoldable={isFoldable}
                isNew={keys[index] === inserted}
                onKeyDown={press(index)}
                tools={
                  <EntryButtons
                    name={nameOf(index)}
                    index={index}
                    count={list.length}
                    isNeeded={isFixed === true && list.length <= least}
                    move={(to) => move(index, to)}
                    remove={() => remove(index)}
                  />
                }
              >
                <Part slot={slotOf(index)} />
              </Entry>
            ))}
          </ol>
          <AddEntry form={entry} word={word} add={add} isOff={list.length >= most} />
        </div>
      )}
    </Field>
  );
}
