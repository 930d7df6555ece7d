import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, size, space } from "../../../styling/theme/tokens";
import { RichText, titleNodes } from "../../../ui/controls/RichText";
import { Heading } from "../../../ui/elements/Heading";
import { muted } from "../../../ui/textStyles";
import type { FormPage as Page } from "./pages";
import { canBeAway, onlyTurned, rowsOfFields } from "./pageStyles";

/**
 * A page of a form. Renders a `<fieldset>` that takes the focus when it is turned to.
 * - `place`: the page number, in words
 * - `note`: describes its condition
 * - `isAway`: whether another page is shown
 */
export function FormPage({
  page: { title, intro },
  place,
  note,
  isAway,
  children,
}: {
  page: Page;
  place: ReactNode;
  note: ReactNode;
  isAway: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset tabIndex={-1} css={[pageStyles, canBeAway]} data-away={isAway || undefined}>
      <legend css={legend}>
        {title && <Heading css={heading}>{titleNodes(title)}</Heading>}
        {place && <span css={[muted, onlyTurned]}>{place}</span>}
      </legend>
      {note}
      {intro && <RichText nodes={intro} deeper css={lead} />}
      <div css={rowsOfFields}>{children}</div>
    </fieldset>
  );
}

const pageStyles = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  scroll-margin-block-start: calc(var(--header-height) + ${space[5]});
  &:focus-visible {
    outline: none;
  }
`;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  inline-size: 100%;
  margin-block-end: ${space[4]};
  padding: 0;
`;

const heading = css`
  overflow-wrap: anywhere;
  font-size: ${size.l};
`;

const lead = css`
  margin-block-end: ${space[4]};
  color: ${color.textMuted};
`;
