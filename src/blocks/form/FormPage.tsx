import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";
import { RichText } from "../../ui/controls/RichText";
import { Heading, HeadingScope } from "../../ui/elements/Heading";
import type { FormPage as Page } from "./pages";

/**
 * One page of a form. Renders a `<fieldset>` that can have the focus, as the page that was just turned to.
 * - `page`: its title and introduction
 * - `place`: which of the pages it is, in words
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
  place: string;
  note: ReactNode;
  isAway: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset tabIndex={-1} css={[canBeAway, pageStyles]} data-away={isAway || undefined}>
      <legend css={legend}>
        {title && <Heading css={heading}>{title}</Heading>}
        <span css={placeStyles}>{place}</span>
      </legend>
      {note}
      {intro && (
        <HeadingScope>
          <RichText nodes={intro} css={lead} />
        </HeadingScope>
      )}
      <div css={rowsOfFields}>{children}</div>
    </fieldset>
  );
}

/** With scripts, what is away is so before the page comes to life: nothing jumps. */
export const canBeAway = css`
  html[data-ready] &[data-away] {
    display: none;
  }
`;

/** The fields of a page, side by side where there is room. */
export const rowsOfFields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
`;

/** What something depends on, for visitors without scripts. */
export const note = css`
  flex: 1 1 100%;
  color: ${color.textMuted};
  font-size: ${size.s};
  html[data-ready] & {
    display: none;
  }
`;

const pageStyles = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  scroll-margin-block-start: calc(var(--header-height) + ${space[5]});
  &:focus-visible {
    outline: none;
  }
  ${media.print} {
    html[data-ready] &[data-away] {
      display: block;
    }
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
  ${withoutScripts} & {
    display: none;
  }
`;

const lead = css`
  margin-block-end: ${space[4]};
  color: ${color.textMuted};
`;
