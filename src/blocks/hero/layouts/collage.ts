import { css } from "@emotion/react";
import { heroLayouts } from "../../../fields/parts/heroLayout";
import { layoutCss } from "./layoutCss";

export const collage = css`
  ${layoutCss(heroLayouts.collage)}
`;
