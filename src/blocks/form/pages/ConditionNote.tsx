import { fillLabel, useLabels } from "../../../ui/Settings";
import type { FormPage } from "./pages";
import { note } from "./pageStyles";
import type { FormEntryProps } from "../schema";

/**
 * On which answer a field or a page depends, in words, for those who see it in any case. Renders a `<p>`.
 * - `entries`: all of the form
 */
export function ConditionNote({
  when: { field: name, is },
  entries,
}: {
  when: NonNullable<FormPage["when"]>;
  entries: readonly FormEntryProps[];
}) {
  const { onlyWith, onlyWithAnswer } = useLabels();
  const source = entries.find((entry) => entry.type !== "page" && entry.name === name);
  if (source === undefined || source.type === "page") return undefined;
  const { label } = source;
  const wordsOf = (answer: string) =>
    ("options" in source && source.options.find(({ value }) => value === answer)?.label) || answer;
  return (
    <p css={note}>
      {is === undefined
        ? fillLabel(onlyWith, { label })
        : fillLabel(onlyWithAnswer, { label, answer: [is].flat().map(wordsOf).join(" / ") })}
    </p>
  );
}
