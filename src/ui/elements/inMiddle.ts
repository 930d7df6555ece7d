import { css } from "@emotion/react";
import { grouped } from "../../styling/theme/grouped";

/** Content that is narrow and in the middle in some presets. */
export const inMiddle = css`
  max-inline-size: ${grouped.middleWidth("none")};
  margin-inline: auto;
`;
