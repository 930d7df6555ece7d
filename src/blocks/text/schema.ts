import { block, type BlockProps } from "../../fields/parts/block";
import { richText } from "../../fields/texts/text";

export const textBlock = block("text", "Text with Markdown formatting.", { text: richText });

export type TextProps = BlockProps<typeof textBlock>;
