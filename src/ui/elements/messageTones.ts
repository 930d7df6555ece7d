import { css } from "@emotion/react";
import { color } from "../../styling/theme/tokens";

/** The colour of the sign in front of a message, by what it tells. */
export const messageTones = {
  success: css`
    color: ${color.success};
  `,
  error: css`
    color: ${color.danger};
  `,
  info: css`
    color: ${color.info};
  `,
};
