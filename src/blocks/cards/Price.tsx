import { css } from "@emotion/react";
import { color, font, size, space } from "../../styling/theme/tokens";
import { muted } from "../../ui/textStyles";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useLabels } from "../../ui/Settings";
import type { CardItem } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/** A price, read aloud as "4 € instead of 6 € a month". Renders a `<p>`. */
export function Price({
  price,
  was,
  period,
  inLanguage,
}: Pick<CardItem, "price" | "was" | "period" | "inLanguage">) {
  const { insteadOf } = useLabels();
  return (
    <p css={line}>
      <bdi {...inLanguage} css={amount}>
        {price}
      </bdi>{" "}
      {was && (
        <>
          <VisuallyHidden>{insteadOf} </VisuallyHidden>
          <s css={before}>
            <bdi {...inLanguage}>{was}</bdi>
          </s>{" "}
        </>
      )}
      {period && <span css={muted}>{spoken(period, { inLanguage })}</span>}
    </p>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
`;

const amount = css`
  min-inline-size: 0;
  font-family: ${font.figures};
  font-size: ${size.xxl};
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const before = css`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
  text-decoration-thickness: 0.1em;
`;
