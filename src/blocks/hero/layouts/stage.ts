import { css } from "@emotion/react";
import { heroLayouts } from "../../../fields/parts/heroLayout";
import { layoutCss } from "./layoutCss";

export const stage = css`
  ${layoutCss(heroLayouts.stage)}
`;
