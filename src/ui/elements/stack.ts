import { css } from "@emotion/react";
import { space } from "../../styling/theme/tokens";

/** Elements below each other, by the step of the spacing scale between them. */
export const stack = {
  3: css`
    display: grid;
    gap: ${space[3]};
    min-inline-size: 0;
  `,
  4: css`
    display: grid;
    gap: ${space[4]};
    min-inline-size: 0;
  `,
  5: css`
    display: grid;
    gap: ${space[5]};
    min-inline-size: 0;
  `,
};
