import { mostWorkOfConfig } from "./formattingWork";
import { type TextField, textsOf } from "../fieldsOf";
import { type MarkdownParts, readMarkdown } from "./markdown";
import { oncePerConfig } from "../../json/once";

/** One formatted text of a config, read. */
export interface PlacedMarkdown extends MarkdownParts {
  field: TextField;
}

/** The formatted texts of a config in which there is anything to check; most have nothing but words. */
export const markdownOf = oncePerConfig((config): PlacedMarkdown[] => {
  let workLeft = mostWorkOfConfig;
  return textsOf(config, "richText").flatMap((field) => {
    const parts = readMarkdown(field.value, workLeft);
    workLeft -= parts?.work ?? 0;
    return parts ? [{ field, ...parts }] : [];
  });
});
