import type { ReactNode } from "react";
import { startOf } from "../../schema/formTable";
import { fill } from "../words/fill";
import { Field } from "./Field";
import { type Slot, useForm } from "./FormContext";

/**
 * The surroundings of a value with several controls.
 * - `isWhole`: whether it is added and removed as a whole
 */
export function Whole({ slot, isWhole, children }: { slot: Slot; isWhole: boolean; children: ReactNode }) {
  const { onIntent, table, words } = useForm();
  const { form, path, value, label, isFixed, isBare } = slot;
  const isAbsent = isWhole && !isFixed && value === undefined;
  // An entry already has a heading and a button that removes it.
  if (isBare && !isAbsent) return <div className="ed-inside">{children}</div>;
  return (
    <Field slot={slot} isGroup>
      {({ id }) =>
        isAbsent ? (
          <button
            id={id}
            type="button"
            className="ed-button"
            onClick={() => onIntent({ kind: "set", path, value: startOf(table, form) })}
          >
            {fill(words.add, { name: label })}
          </button>
        ) : (
          <div id={id} className="ed-inside">
            {children}
            {isWhole && !isFixed && (
              <button type="button" className="ed-button" onClick={() => onIntent({ kind: "remove", path })}>
                {fill(words.remove, { name: label })}
              </button>
            )}
          </div>
        )
      }
    </Field>
  );
}
