import { css } from "@emotion/react";
import type { RichNode, Title } from "../fields/texts/text";
import { align, color, rhythm, sides, size } from "../styling/theme/tokens";
import { RichText, titleNodes } from "./controls/RichText";
import { Heading } from "./elements/Heading";

/**
 * The heading and introduction of a section or form. Renders a `<div>`.
 * - `titleId`: the heading's id, which labels the section or form
 */
export function Opening({
  heading,
  intro,
  titleId,
  className,
}: {
  heading: Title | undefined;
  intro: RichNode[] | undefined;
  titleId: string;
  className?: string | undefined;
}) {
  return (
    <div css={opening} className={className}>
      {heading && <Heading id={titleId}>{titleNodes(heading)}</Heading>}
      {intro && <RichText nodes={intro} deeper css={lead} />}
    </div>
  );
}

export const opening = css`
  min-inline-size: 0;
  text-align: ${align()};
  > * {
    margin-inline: ${sides()};
  }
`;

const lead = css`
  margin-block-start: ${rhythm.intro};
  color: ${color.textMuted};
  font-size: ${size.l};
  line-height: 1.55;
  text-wrap: balance;
`;
