import { useState } from "react";
import type { GroupForm, KeyForm } from "../../schema/formTable";
import { findingsBelow, type Slot, useForm } from "./FormContext";
import { keyLabel } from "./labels";

/** A group with more keys has a filter, such as the labels of the site. */
const mostKeys = 30;

/** The keys of a group in the schema's order. Rare keys are folded unless they are set or have a finding. */
export function Keys({ form, slot, without }: { form: GroupForm; slot: Slot; without?: readonly string[] }) {
  const { findings, help, words, Part } = useForm();
  const { path, value } = slot;
  const group = (value ?? {}) as Record<string, unknown>;
  const about = help[slot.form] ?? [];
  const [filter, setFilter] = useState("");
  const all = Object.entries(form.keys).flatMap(([key, facts], index) =>
    facts.hidden || without?.includes(key) ? [] : [{ key, facts, slot: slotOf(key, facts, about[index]) }],
  );
  const keys = all.filter(({ slot }) => slot.label.toLowerCase().includes(filter.toLowerCase()));
  const isFolded = ({ facts, slot }: (typeof keys)[number]) =>
    facts.rare && slot.value === undefined && findingsBelow(findings, slot.path).length === 0;
  const folded = keys.filter(isFolded);
  return (
    <>
      {all.length > mostKeys && (
        <input
          type="search"
          className="ed-input ed-filter"
          aria-label={words.filter}
          placeholder={words.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {keys.map((one) => !isFolded(one) && <Part key={one.key} slot={one.slot} />)}
      {folded.length > 0 && (
        <details className="ed-more">
          <summary>{words.more}</summary>
          <div className="ed-inside">
            {folded.map(({ key, slot }) => (
              <Part key={key} slot={slot} />
            ))}
          </div>
        </details>
      )}
    </>
  );

  function slotOf(key: string, { form, required, fallback }: KeyForm, text: string | undefined): Slot {
    return {
      form,
      value: Object.hasOwn(group, key) ? group[key] : undefined,
      path: [...path, key],
      label: keyLabel(key),
      ...(text ? { about: text } : {}),
      ...(required ? { isFixed: true } : {}),
      ...(fallback === undefined ? {} : { fallback }),
    };
  }
}
