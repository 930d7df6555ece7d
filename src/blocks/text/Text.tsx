import { css } from "@emotion/react";
import { align, sides } from "../../styling/theme/tokens";
import { RichText } from "../../ui/controls/RichText";
import { runningText } from "../../ui/runningText";
import { Section } from "../../ui/Section";
import type { TextProps } from "./schema";

/** Formatted text in a readable width. Renders a `<section>`. */
export function Text({ text, ...block }: TextProps) {
  return (
    <Section css={runningText} {...block}>
      <RichText nodes={text} css={prose} />
    </Section>
  );
}

const prose = css`
  margin-inline: ${sides()};
  text-align: ${align()};
  overflow-wrap: anywhere;
  /* Lists and tables need a common edge, so their text is not centred. */
  > :is(ul, ol) {
    inline-size: fit-content;
    margin-inline: ${sides()};
  }
  > :is(ul, ol, pre, div, blockquote) {
    text-align: start;
  }
`;
