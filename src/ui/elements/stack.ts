import { css } from "@emotion/react";
import { gap, space } from "../../styling/theme/tokens";

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
  /** Entries of a list. */
  entries: css`
    display: grid;
    gap: ${gap};
    min-inline-size: 0;
  `,
};
