import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** The styles of what is read aloud and not seen. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words that are read aloud and not seen. Renders a `<span>`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
