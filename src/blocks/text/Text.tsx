import { css } from "@emotion/react";
import { align, sides } from "../../styling/theme/tokens";
import { RichText } from "../../ui/controls/RichText";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { TextProps } from "./schema";

/**
 * Running text in the width that reads well. Renders a `<section>`.
 *
 * - `text`: the text with its formatting
 */
export function Text({ id, heading, intro, text }: TextProps) {
  return (
    <Section css={runningText} id={id} heading={heading} intro={intro}>
      <RichText nodes={text} css={prose} />
    </Section>
  );
}

const prose = css`
  margin-inline: ${sides()};
  text-align: ${align()};
  overflow-wrap: anywhere;
  /* In the middle, lists and what stands in columns would lose the edge that they are read along. */
  > :is(ul, ol) {
    inline-size: fit-content;
    margin-inline: ${sides()};
  }
  > :is(ul, ol, pre, div, blockquote) {
    text-align: start;
  }
`;
