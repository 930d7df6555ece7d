import { mostWorkOfConfig } from "./formattingWork";
import { type TextField, textsOf } from "../fieldsOf";
import { type MarkdownParts, readMarkdown } from "./markdown";
import { memoizeByObject, memoizeByConfig } from "../../json/memoizeByObject";
import { type Slice, sliceOf, wholeOf } from "../slices";

/** One formatted text of a config, read. */
export interface PlacedMarkdown extends MarkdownParts {
  field: TextField;
}

/** The formatted texts of a config in which there is anything to check; most have nothing but words. */
export const markdownOf = memoizeByConfig((config): PlacedMarkdown[] => {
  const budget = budgetOf(wholeOf(config));
  const before = budget.left;
  const read = textsOf(config, "richText").flatMap((field) => {
    const parts = readMarkdown(field.value, budget.left);
    budget.left -= parts?.work ?? 0;
    return parts ? [{ field, ...parts }] : [];
  });
  const slice = sliceOf(config);
  if (slice) Object.assign(slice, { work: before - budget.left, isUnread: budget.left < 0 });
  return read;
});

const budgetOf = memoizeByObject((_config: object) => ({ left: mostWorkOfConfig }));

/** Counts the work of a slice that was read for a previous config. Returns false if it is too much now. */
export function countWork({ work }: Slice, config: object): boolean {
  const budget = budgetOf(config);
  if (work > budget.left) return false;
  budget.left -= work;
  return true;
}
