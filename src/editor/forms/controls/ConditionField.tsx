import type { GroupForm } from "../../../schema/formTable";
import { Field } from "../Field";
import { type ControlProps, idOf, useForm } from "../FormContext";
import { Keys } from "../Keys";

/** A condition as a sentence: "Show if *Reason* is one of …". Without known questions, its keys are fields. */
export function ConditionField({ form, slot }: ControlProps<GroupForm>) {
  const { names, onIntent, words } = useForm();
  const { path, value } = slot;
  const { field, is } = (value ?? {}) as { field?: unknown; is?: unknown };
  const questions = names.questions ?? [];
  const question = questions.find((one) => one.value === field);
  const answers = question?.answers ?? [];
  const chosen: readonly unknown[] = Array.isArray(is) ? is : is === undefined ? [] : [is];
  const ask = (name: string) => {
    if (name === "") onIntent({ kind: "remove", path });
    else onIntent({ kind: "set", path, value: { field: name } });
  };
  const answer = (one: string, isOn: boolean) => {
    const all = answers.map(({ value }) => value);
    const next = all.filter((name) => (name === one ? isOn : chosen.includes(name)));
    const [first, ...others] = next;
    if (first === undefined) onIntent({ kind: "remove", path: [...path, "is"] });
    else onIntent({ kind: "set", path: [...path, "is"], value: others.length > 0 ? next : first });
  };
  const isKnown = field === undefined || question !== undefined;
  return (
    <Field slot={slot} isGroup>
      {({ id }) =>
        isKnown && questions.length > 0 ? (
          <div id={id} className="ed-row">
            <label htmlFor={idOf([...path, "field"])}>{words.showIf}</label>
            <select
              id={idOf([...path, "field"])}
              className="ed-input ed-short"
              value={question?.value ?? ""}
              onChange={(event) => ask(event.target.value)}
            >
              <option value="">{words.always}</option>
              {questions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label ?? value}
                </option>
              ))}
            </select>
            {question && (
              <fieldset className="ed-row" aria-label={words.isOneOf}>
                {chosen.length > 0 ? words.isOneOf : words.isAnswered}
                {answers.map(({ value, label }) => (
                  <label key={value} className="ed-row">
                    <input
                      type="checkbox"
                      className="ed-check"
                      checked={chosen.includes(value)}
                      onChange={(event) => answer(value, event.target.checked)}
                    />
                    {label ?? value}
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        ) : (
          <div id={id} className="ed-inside">
            <Keys form={form} slot={slot} />
          </div>
        )
      }
    </Field>
  );
}
