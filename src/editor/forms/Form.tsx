import { type ComponentType, useMemo, useState } from "react";
import { type FormHelp, type FormTable, takes } from "../../schema/formTable";
import { en, type EditorWords } from "../words/en";
import { controls } from "./controls/controls";
import { LineField } from "./controls/LineField";
import { type ControlProps, FormContext, type FormContextValue, type Slot, useForm } from "./FormContext";
import type { FormFinding, OnIntent } from "./intents";
import { keyLabel } from "./labels";
import type { Names } from "./names";
import type { Path } from "../../schema/walk";

export interface FormProps {
  table: FormTable;
  /** The descriptions. They may arrive later than the table. */
  help?: FormHelp;
  /** The index of the shown form. */
  form: number;
  value: unknown;
  path: Path;
  findings: readonly FormFinding[];
  /** Everything that values can refer to. */
  names: Names;
  words?: EditorWords;
  onIntent: OnIntent;
  Translations?: FormContextValue["Translations"];
}

const noHelp: FormHelp = {};

/** The form of one value of the config: a block, an entry, or a single text. Changes nothing itself, but asks for it. */
export function Form({
  table,
  help = noHelp,
  form,
  value,
  path,
  findings,
  names,
  words = en,
  onIntent,
  Translations,
}: FormProps) {
  const [said, announce] = useState("");
  const context = useMemo(
    () => ({ table, help, words, names, findings, onIntent, announce, Part, Translations }),
    [table, help, words, names, findings, onIntent, Translations],
  );
  // An entry of a list is named by what is around the form.
  const last = path.at(-1);
  const label = typeof last === "string" ? keyLabel(last) : "";
  const isInside = table.forms[form]!.control !== "list" && table.forms[form]!.control !== "names";
  return (
    <FormContext value={context}>
      <div className="ed-form">
        <Part slot={{ form, value, path, label, isFixed: true, isBare: isInside && label === "" }} />
        <output className="ed-hidden">{said}</output>
      </div>
    </FormContext>
  );
}

/** The control of a slot. A value of a wrong type can be replaced by a text. */
function Part({ slot }: { slot: Slot }) {
  const { table } = useForm();
  const form = table.forms[slot.form]!;
  const isWrong = slot.value !== undefined && !("options" in form) && !takes(table, slot.form, slot.value);
  const Control = (
    isWrong && typeof slot.value === "string" ? LineField : controls[form.control]
  ) as ComponentType<ControlProps>;
  return <Control form={form} slot={slot} />;
}
