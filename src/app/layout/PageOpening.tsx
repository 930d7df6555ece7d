import { css } from "@emotion/react";
import type { Page } from "../../compile/page";
import { align, color, gutter, sides, size, space, width } from "../../styling/theme/tokens";
import { Heading } from "../../ui/elements/Heading";
import { RichText, titleNodes } from "../../ui/controls/RichText";

/** The page header: its heading and introduction. Renders a `<div>` with the `<h1>`. */
export function PageOpening({ opening }: { opening: NonNullable<Page["opening"]> }) {
  return (
    <div css={frame}>
      <div css={inner}>
        <Heading>{titleNodes(opening.heading)}</Heading>
        {opening.intro && <RichText nodes={opening.intro} deeper css={intro} />}
      </div>
    </div>
  );
}

export const frame = css`
  padding-inline: ${gutter};
  padding-block: ${space[8]} ${space[5]};
`;

const inner = css`
  max-inline-size: ${width.page};
  margin-inline: auto;
  text-align: ${align()};
  > * {
    max-inline-size: ${width.words};
    margin-inline: ${sides()};
  }
`;

const intro = css`
  max-inline-size: 60ch;
  margin-block-start: ${space[4]};
  color: ${color.textMuted};
  font-size: ${size.l};
  text-wrap: balance;
`;
