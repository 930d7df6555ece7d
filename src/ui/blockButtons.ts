import { css } from "@emotion/react";
import { align, gap } from "../styling/theme/tokens";

/** Imported from here, critical CSS contains a row's styles only if a block or group has one below its content. */
export { ButtonRow } from "./controls/ButtonRow";

/** A row of buttons below the content of a block or group. */
export const below = css`
  justify-content: ${align()};
  margin-block-start: ${gap};
`;
