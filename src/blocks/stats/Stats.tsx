import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentType } from "react";
import { media } from "../../styling/theme/media";
import {
  align,
  color,
  columns,
  edge,
  font,
  gap,
  radius,
  shadow,
  size,
  space,
} from "../../styling/theme/tokens";
import { Icon } from "../../ui/elements/Icon";
import type { LiveValueProps } from "../../ui/live/LiveValue";
import { Section } from "../../ui/Section";
import { Meter } from "./Meter";
import { bars, figureOfBars, figureOfRings, ofBars, ofRings, rings } from "./meterStyles";
import type { StatsProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/**
 * Statistics. Renders a `<section>` with a `<dl>`.
 * - `Part`: `LiveValue`, if a value comes from a server
 */
export function Stats({
  layout,
  items,
  Part: LiveValue,
  ...block
}: StatsProps & { Part?: ComponentType<LiveValueProps> }) {
  // Figures stay on one line. If one is longer than usual, all are smaller; a sentence wraps.
  const isLong = items.some(({ value: { length } }) => length > 8 && length <= 20);
  const isWrapped = layout === "row" || layout === "band";
  const sizeOf = ({ length }: string) => (length > 20 ? sentence : layout !== "list" && isLong && long);
  return (
    <Section {...block}>
      <dl css={[lists[layout], isWrapped && evenRows[items.length]]}>
        {items.map(
          ({ value, label, icon, server, figure: source, progress, color: tone, inLanguage }, index) => (
            <div key={index} css={stats[layout]} data-color={tone}>
              <dt css={[caption, captions[layout]]}>
                {icon && <Icon icon={icon} css={captionIcon} />}
                <span>{spoken(label, { inLanguage })}</span>
              </dt>
              <dd css={[figure, sizeOf(value), figures[layout]]}>
                <bdi>
                  {server && LiveValue ? (
                    <LiveValue server={server} figure={source} fallback={value} inLanguage={inLanguage} />
                  ) : (
                    spoken(value, { inLanguage })
                  )}
                </bdi>
              </dd>
              {progress !== undefined && (layout === "bars" || layout === "rings") && (
                <dd {...inLanguage}>
                  <Meter progress={progress} label={label} isRing={layout === "rings"} />
                </dd>
              )}
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}

// Every figure draws the lines before itself. The row clips those at its edges.
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
  ${media.belowMedium} {
    min-inline-size: 100%;
  }
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
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const captionIcon = css`
  flex: none;
  color: ${color.primary};
`;

const figure = css`
  flex: none;
  color: ${color.text};
  font-family: ${font.figures};
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
  letter-spacing: -0.02em;
  /* Leaves space for the caption. */
  max-inline-size: 70%;
  inline-size: max-content;
  white-space: nowrap;
  ${media.medium} {
    max-inline-size: 100%;
  }
`;

const band = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} 0;
  overflow: hidden;
`;

const ofBand = css`
  display: flex;
  flex: 1 1 8.5rem;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[2]};
  max-inline-size: 100%;
  /* The band clips the lines at the start. */
  margin-inline-start: -1px;
  padding-inline: ${space[5]};
  border-inline-start: 1px solid color-mix(in srgb, ${color.primary} 40%, ${color.border});
  text-align: ${align()};
  ${media.medium} {
    flex-basis: 13rem;
  }
`;

const lines = css`
  display: grid;
  grid-template-columns: ${columns("repeat(auto-fit, minmax(min(100%, 24rem), 1fr))")};
  gap: 0 ${gap};
`;

const ofLines = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
`;

// No row is longer than another one by more than one figure: four wrap as two and two, not as three and one.
const twoInRow = css`
  ${media.belowLarge} {
    > * {
      flex-basis: 40%;
    }
  }
`;

const threeInRow = css`
  ${media.medium} {
    > * {
      flex-basis: 30%;
    }
  }
`;

const fourInRow = css`
  ${media.medium} {
    > * {
      flex-basis: 22%;
    }
  }
`;

/** By the number of figures. */
const evenRows: Partial<Record<number, SerializedStyles>> = {
  4: twoInRow,
  5: threeInRow,
  6: threeInRow,
  7: fourInRow,
  8: fourInRow,
};

const lists = { row, band, list: lines, bars, rings };

const stats = { row: stat, band: ofBand, list: ofLines, bars: ofBars, rings: ofRings };

const captionOfMeter = css`
  font-size: ${size.m};
`;

const captions = {
  bars: captionOfMeter,
  rings: captionOfMeter,
  row: css`
    text-align: end;
    ${media.medium} {
      text-align: center;
    }
  `,
  band: css`
    justify-content: ${align()};
    font-size: ${size.m};
    text-align: ${align()};
  `,
  list: css`
    font-size: ${size.m};
    text-align: start;
  `,
};

const long = css`
  && {
    font-size: ${size.xl};
    ${media.medium} {
      font-size: ${size.xxl};
    }
  }
`;

const sentence = css`
  && {
    flex: initial;
    inline-size: auto;
    font-size: ${size.l};
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const figures = {
  bars: figureOfBars,
  rings: figureOfRings,
  row: css`
    font-size: ${size.xxl};
    ${media.medium} {
      font-size: ${size.xxxl};
    }
  `,
  band: css`
    inline-size: auto;
    max-inline-size: 100%;
    color: ${color.primary};
    font-size: ${size.xxxl};
    ${media.wide} {
      font-size: ${size.display};
    }
  `,
  list: css`
    font-size: ${size.l};
    text-align: end;
    [dir="rtl"] & bdi {
      text-align: left;
    }
  `,
};
