import { Fragment, type ReactNode } from "react";
import { spoken } from "../../../ui/elements/spoken";
import { muted } from "../../../ui/textStyles";
import { useLabels } from "../../../ui/Settings";
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
  const options = "options" in source ? source.options : [];
  const answer = [is ?? []].flat().flatMap((one, index) => {
    const option = options.find(({ value }) => value === one);
    return [index > 0 ? " / " : "", option ? spoken(option.label, option) : one];
  });
  return (
    <p css={[muted, note]}>
      {fillWith(is === undefined ? onlyWith : onlyWithAnswer, {
        label: [spoken(source.label, source)],
        answer,
      })}
    </p>
  );
}

/** Fills a label whose values may be in another language. */
function fillWith(label: string, values: Record<string, ReactNode[]>): ReactNode {
  const parts = label
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => (index % 2 === 1 ? (values[part] ?? `{${part}}`) : part));
  if (parts.every((part) => typeof part === "string")) return parts.join("");
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
