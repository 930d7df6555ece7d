import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { color, font, glow, size, space } from "../../styling/theme/tokens";
import { media } from "../../styling/theme/media";
import { Address } from "../../ui/elements/Address";
import { Icon } from "../../ui/elements/Icon";
import { surface, pressable } from "../../ui/elements/Card";
import { canPress, StretchedAction } from "../../ui/controls/Pressable";
import { PressMark } from "../../ui/controls/PressMark";
import { useLabels } from "../../ui/Settings";
import type { HeroProps } from "./schema";

export interface HeroCardProps {
  card: NonNullable<HeroProps["cards"]>[number];
  takesRow: boolean;
  shown?: ReactNode;
}

/**
 * One fact of a hero. Renders an `<li>`. With `copy`, a tap anywhere on it copies, and the value is
 * selected where the browser refuses.
 *
 * - `card`: the fact
 * - `shown`: what its value is shown as, where that is more than a text
 * - `takesRow`: whether a card that copies takes a row of its own
 */
export function HeroCard({ card, takesRow, shown }: HeroCardProps) {
  const { label, value, note, icon, copy } = card;
  const labels = useLabels();
  const valueRef = useRef<HTMLElement>(null);
  const canCopy = copy !== undefined;
  // People who speak to their browser say what they see: all of it is in the name, in this order (WCAG 2.5.3).
  const facts = [`${label}: ${value}`, note].filter(Boolean).join(", ");
  return (
    <li
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
              {icon && <Icon icon={icon} size="1.2em" css={sign} />}
              <span>{label}</span>
            </span>{" "}
            <span css={[figure, canCopy && address]}>
              {/* An address keeps its direction in a text that runs from right to left. */}
              <bdi ref={valueRef}>{shown ?? (canCopy ? <Address text={value} /> : value)}</bdi>
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

/* One below the other, or in one line, which the list of the facts decides. */
export const lines = css`
  container-type: inline-size;
  display: var(--fact, grid);
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

/* The mark has a column of its own, so that no words push it onto a line below. */
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

const sign = css`
  flex: none;
  color: ${color.primary};
`;

// Before the label in the order of reading, as in the card's accessible name, and after it to the eye.
export const mark = css`
  order: 1;
  grid-area: 1 / 2;
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 650;
`;

export const figure = css`
  grid-column: 1 / -1;
  font-family: ${font.figures};
  font-size: var(--figure, ${size.xl});
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

// As large as fits an address of some 24 letters into one line.
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
