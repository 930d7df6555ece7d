import { css } from "@emotion/react";
import type { RichNode } from "../../fields/texts/text";
import { align, color, sides, size, space } from "../../styling/theme/tokens";
import { RichText } from "../../ui/controls/RichText";
import { Heading, HeadingScope } from "../../ui/elements/Heading";

/**
 * What stands above a form, or beside it on wide screens. Renders a `<div>`.
 * - `titleId`: the id of the heading, which names the form
 */
export function FormOpening({
  heading,
  intro,
  titleId,
}: {
  heading: string | undefined;
  intro: RichNode[] | undefined;
  titleId: string;
}) {
  return (
    <div css={opening}>
      {heading && <Heading id={titleId}>{heading}</Heading>}
      {intro && (
        <HeadingScope>
          <RichText nodes={intro} css={lead} />
        </HeadingScope>
      )}
    </div>
  );
}

const opening = css`
  min-inline-size: 0;
  text-align: ${align()};
  > * {
    margin-inline: ${sides()};
  }
`;

const lead = css`
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.l};
  line-height: 1.55;
`;
