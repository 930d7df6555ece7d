import { css } from "@emotion/react";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import type { TextProps } from "./schema";

/**
 * Running text in the width that reads well. Renders a `<section>`.
 *
 * - `text`: the text with its formatting
 */
export function Text({ id, heading, intro, text }: TextProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <RichText nodes={text} css={prose} />
    </Section>
  );
}

const prose = css`
  overflow-wrap: anywhere;
`;
