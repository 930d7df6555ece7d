import { muted } from "../../../ui/textStyles";
import { fillLabel, useLabels } from "../../../ui/Settings";
import type { FormPage } from "./pages";
import { note } from "./pageStyles";
import type { FormFieldProps } from "../schema";

/** Describes the condition of a field or page, if all pages are shown. Renders a `<p>`. */
export function ConditionNote({
  when: { field: name, is },
  fields,
}: {
  when: NonNullable<FormPage["when"]>;
  fields: ReadonlyMap<string, FormFieldProps>;
}) {
  const { onlyWith, onlyWithAnswer } = useLabels();
  const source = fields.get(name);
  if (source === undefined) return undefined;
  const { label } = source;
  const choices = new Map(
    "options" in source ? source.options.map(({ value, label }) => [value, label]) : [],
  );
  return (
    <p css={[muted, note]}>
      {is === undefined
        ? fillLabel(onlyWith, { label })
        : fillLabel(onlyWithAnswer, {
            label,
            answer: [is]
              .flat()
              .map((one) => choices.get(one) ?? one)
              .join(" / "),
          })}
    </p>
  );
}
