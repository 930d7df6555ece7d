import { css } from "@emotion/react";
import { color } from "../../styling/theme/tokens";

/** The colour of a message's icon, by severity. */
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
