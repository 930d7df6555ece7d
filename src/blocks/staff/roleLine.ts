import { css } from "@emotion/react";
import { color, size } from "../../styling/theme/tokens";

/** A member's role, in rows and on cards. */
export const roleLine = css`
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.35;
`;
