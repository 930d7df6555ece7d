import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import { color, edge, font, radius, shadow, size, space } from "../../styling/theme/tokens";
import { Icon } from "../../ui/elements/Icon";
import type { LiveValueProps } from "../../ui/live/LiveValue";
import { Section } from "../../ui/Section";
import type { StatsProps } from "./schema";

/**
 * Large figures in a row, below each other on small screens. Renders a `<section>` with a `<dl>`.
 *
 * - `items`: the figures, each with what it counts
 * - `Part`: `LiveValue`, where a figure is that of a server
 */
export function Stats({
  id,
  heading,
  intro,
  items,
  Part: LiveValue,
}: StatsProps & { Part?: ComponentType<LiveValueProps> }) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <dl css={row}>
        {items.map(({ value, label, icon, server }, index) => (
          <div key={index} css={stat}>
            <dt css={caption}>
              {icon && <Icon icon={icon} css={sign} />}
              <span>{label}</span>
            </dt>
            <dd css={figure}>
              <bdi>{server && LiveValue ? <LiveValue server={server} written={value} /> : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

// Every figure draws the lines before itself; those at the edges of the row are cut off.
export const row = css`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: linear-gradient(
    100deg,
    color-mix(in srgb, ${color.primary} 10%, ${color.surface}),
    ${color.surface} 45%,
    color-mix(in srgb, ${color.accent} 8%, ${color.surface})
  );
  box-shadow: ${edge}, ${shadow[1]};
`;

const stat = css`
  display: flex;
  flex: 1 1 100%;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-start: -1px;
  margin-inline-start: -1px;
  padding: ${space[4]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  border-inline-start: 1px solid ${color.border};
  ${media.medium} {
    flex: 1 1 11rem;
    max-inline-size: 100%;
    flex-direction: column-reverse;
    align-items: center;
    justify-content: flex-end;
    padding: ${space[6]} ${space[4]};
    text-align: center;
  }
`;

const caption = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.4;
  text-align: end;
  overflow-wrap: anywhere;
  ${media.medium} {
    text-align: center;
  }
`;

const sign = css`
  flex: none;
  color: ${color.primary};
`;

const figure = css`
  flex: 0 1 auto;
  color: ${color.text};
  font-family: ${font.figures};
  font-size: ${size.xxl};
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
  letter-spacing: -0.02em;
  /* What it counts makes room for it, and a row takes fewer figures, rather than break one. */
  max-inline-size: 100%;
  overflow-wrap: break-word;
  ${media.medium} {
    font-size: ${size.xxxl};
  }
`;
