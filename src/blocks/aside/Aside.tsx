import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { articleSizes, stacked } from "../../styling/theme/tokens";
import type { RenderBlocks } from "../registry";
import type { AsideBlock } from "../asideBlock";

/** Blocks beside the content of a page, or below it on narrow screens. Renders an `<aside>`. */
export function Aside({ blocks, renderBlocks }: AsideBlock & { renderBlocks: RenderBlocks }) {
  return (
    <aside css={place}>
      {/* Its blocks look like nested ones. */}
      <section>{renderBlocks(blocks)}</section>
    </aside>
  );
}

const place = css`
  ${stacked}
  ${articleSizes}
  grid-column: 1 / -1;
  min-inline-size: 0;
  ${media.large} {
    --columns: 4;
    grid-area: aside;
  }
`;
