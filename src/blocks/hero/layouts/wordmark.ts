import { css } from "@emotion/react";
import { sides } from "../../../styling/theme/tokens";

/* A picture in place of the heading. */
export const wordmark = css`
  inline-size: auto;
  max-inline-size: min(100%, 32rem);
  max-block-size: 12rem;
  margin-inline: ${sides()};
`;
