import { css } from "@emotion/react";
import { heroLayouts } from "../../../fields/parts/heroLayout";
import { layoutCss } from "./layoutCss";

export const ledger = css`
  ${layoutCss(heroLayouts.ledger)}
`;
