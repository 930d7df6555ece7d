import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** Styles of text that only screen readers announce. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text that only screen readers announce. Renders a `<span>`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
