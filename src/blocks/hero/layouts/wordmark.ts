import { css } from "@emotion/react";
import { sides } from "../../../styling/theme/tokens";

/* A picture that replaces the heading. */
export const wordmark = css`
  max-inline-size: min(100%, 32rem);
  margin-inline: ${sides()};
`;
