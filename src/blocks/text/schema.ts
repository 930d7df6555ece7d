import type * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { richText } from "../../fields/texts/text";

export const textBlock = block("text", "Text with Markdown formatting.", {
  text: richText,
});

export type TextProps = Compiled<z.output<typeof textBlock>>;
