import { css } from "@emotion/react";
import { heroLayouts } from "../../../fields/parts/heroLayout";
import { layoutCss } from "./layoutCss";

export const poster = css`
  ${layoutCss(heroLayouts.poster)}
`;
