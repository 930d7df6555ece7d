import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { color, font, glow, size, space } from "../../styling/theme/tokens";
import { media } from "../../styling/theme/media";
import { Address } from "../../ui/elements/Address";
import { Icon } from "../../ui/elements/Icon";
import { surface, pressable } from "../../ui/elements/Card";
import { canPress, StretchedAction } from "../../ui/Pressable";
import { PressMark } from "../../ui/PressMark";
import { useLabels } from "../../ui/Settings";
import type { HeroProps } from "./schema";

export interface HeroCardProps {
  card: NonNullable<HeroProps["cards"]>[number];
  takesRow: boolean;
  shown?: ReactNode;
}

/**
 * A fact in a hero. Renders an `<li>`. With `copy`, the whole card copies its value, or selects it if the browser refuses.
 * - `shown`: replaces the text of the value
 * - `takesRow`: whether a card that copies fills a row
 */
export function HeroCard({ card, takesRow, shown }: HeroCardProps) {
  const { label, value, note, icon, copy, color: tone } = card;
  const labels = useLabels();
  const valueRef = useRef<HTMLElement>(null);
  const canCopy = copy !== undefined;
  // For voice control, the accessible name contains all visible text, in order (WCAG 2.5.3).
  const facts = [`${label}: ${value}`, note].filter(Boolean).join(", ");
  return (
    <li
      data-color={tone}
      css={[
        surface,
        canPress(card) && pressable,
        fact,
        canCopy ? wide : narrow,
        canCopy && takesRow && alone,
      ]}
    >
      <StretchedAction
        action={card}
        source={valueRef}
        label={canCopy ? `${labels.copy}: ${facts}` : facts}
        css={full}
      >
        <span css={[lines, canPress(card) && withMark]}>
          <PressMark action={card} css={mark} />{" "}
          <span css={words}>
            <span css={name}>
              {icon && <Icon icon={icon} size="1.2em" css={labelIcon} />}
              <span>{label}</span>
            </span>{" "}
            <span css={[figure, canCopy && address]}>
              {/* Addresses are left to right in every language. */}
              <bdi ref={valueRef} data-color={tone}>
                {shown ?? (canCopy ? <Address text={value} /> : value)}
              </bdi>
            </span>
          </span>{" "}
          {note && <span css={small}>{note}</span>}
        </span>
      </StretchedAction>
    </li>
  );
}

const fact = css`
  padding: ${space[4]};
  text-align: start;
  ${media.medium} {
    padding: ${space[4]} ${space[5]};
  }
`;

export const wide = css`
  flex: 3 1 19rem;
  border-color: color-mix(in srgb, ${color.primary} 50%, ${color.border});
  background:
    radial-gradient(
      26rem 12rem at 0 0,
      color-mix(in srgb, ${color.primary} 22%, transparent),
      transparent 78%
    ),
    ${color.surface};
  box-shadow: ${glow};
`;

const alone = css`
  flex-basis: 100%;
`;

const narrow = css`
  flex: 1 1 11rem;
`;

const full = css`
  display: block;
  inline-size: 100%;
`;

/* Below each other or in one line, as set by the list of facts. */
export const lines = css`
  container-type: inline-size;
  display: var(--fact, grid);
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

/* The mark has a separate column, so long words do not push it onto the next line. */
const withMark = css`
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const words = css`
  display: contents;
`;

const name = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: ${color.textMuted};
  font-size: ${size.s};
  font-weight: 550;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const labelIcon = css`
  flex: none;
  color: ${color.primary};
`;

export const mark = css`
  grid-area: 1 / 2;
`;

export const figure = css`
  grid-column: 1 / -1;
  font-family: ${font.figures};
  font-size: var(--figure, ${size.xl});
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

// An address of about 24 characters fits into one line.
export const address = css`
  font-family: ${font.mono};
  font-size: clamp(1.0625rem, 6.6cqi, 1.5rem);
  font-weight: 600;
  letter-spacing: -0.02em;
`;

const small = css`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
