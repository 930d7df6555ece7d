import { css } from "@emotion/react";
import { color, size, space } from "../styling/theme/tokens";

/** A few muted words, such as a date or a role. */
export const muted = css`
  color: ${color.textMuted};
  font-size: ${size.s};
`;

/** A muted note of several lines. */
export const mutedText = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const entryTitle = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

/** The title of an entry, with badges beside it. */
export const entryTitleRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const entryText = css`
  color: color-mix(in srgb, ${color.text} 80%, ${color.surface});
  overflow-wrap: anywhere;
`;

/** The role of a person, such as a team member. */
export const roleLine = css`
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.35;
`;
