import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, size, space } from "../../../styling/theme/tokens";
import { RichText } from "../../../ui/controls/RichText";
import { Heading } from "../../../ui/elements/Heading";
import type { FormPage as Page } from "./pages";
import { canBeAway, onlyTurned, rowsOfFields } from "./pageStyles";

/**
 * One page of a form. Renders a `<fieldset>` that can have the focus, as the page that was just turned to.
 * - `page`: its title and introduction
 * - `place`: which of the pages it is, in words; nothing for one that does not count
 * - `note`: what it depends on
 * - `isAway`: whether another page is shown
 * - `children`: its fields
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
        {title && <Heading css={heading}>{title}</Heading>}
        {place && <span css={[placeStyles, onlyTurned]}>{place}</span>}
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

const placeStyles = css`
  color: ${color.textMuted};
  font-size: ${size.s};
`;

const lead = css`
  margin-block-end: ${space[4]};
  color: ${color.textMuted};
`;
