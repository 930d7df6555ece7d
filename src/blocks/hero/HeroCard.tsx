import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { color, size } from "../../styling/theme/tokens";
import { Address } from "../../ui/elements/Address";
import { Icon } from "../../ui/elements/Icon";
import { surface, pressable } from "../../ui/elements/Card";
import { canPress, StretchedAction } from "../../ui/Pressable";
import { PressMark } from "../../ui/PressMark";
import { useLabels } from "../../ui/Settings";
import * as cards from "./heroFacts";
import type { HeroProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

export interface HeroCardProps {
  card: NonNullable<HeroProps["cards"]>[number];
  takesRow: boolean;
  shown?: ReactNode;
  /** Whether it is an address or a fact of an arranged hero, instead of a card. */
  isPlain?: boolean;
  /** Whether its note comes from a server. */
  isNoteLive?: boolean;
}

/**
 * A fact in a hero. Renders an `<li>`. With `copy`, the whole card copies its value, or selects it if the browser refuses.
 * - `shown`: replaces the text of the value
 * - `takesRow`: whether a card that copies fills a row
 */
export function HeroCard({ card, takesRow, shown, isPlain, isNoteLive }: HeroCardProps) {
  const { label, value, note, icon, copy, color: tone } = card;
  const labels = useLabels();
  const valueRef = useRef<HTMLElement>(null);
  const canCopy = copy !== undefined;
  // For voice control, the accessible name contains all visible text, in order (WCAG 2.5.3).
  const facts = [`${label}: ${value}`, note].filter(Boolean).join(", ");
  return (
    <li
      data-color={tone}
      css={
        isPlain
          ? canCopy && [surface, pressable]
          : [
              surface,
              canPress(card) && pressable,
              cards.fact,
              canCopy ? cards.wide : cards.narrow,
              canCopy && takesRow && cards.alone,
            ]
      }
    >
      <StretchedAction
        action={card}
        source={valueRef}
        // The text of a link in another language has its own `lang`, unlike the words that the link adds.
        label={canCopy ? `${labels.copy}: ${facts}` : card.inLanguage ? undefined : facts}
        css={full}
      >
        <span css={!isPlain && [cards.lines, canPress(card) && cards.withMark]}>
          <PressMark action={card} css={!isPlain && cards.mark} />{" "}
          <span css={words}>
            <span css={name}>
              {icon && <Icon icon={icon} size="1.2em" css={labelIcon} />}
              <span>{spoken(label, card)}</span>
            </span>{" "}
            <span css={!isPlain && [cards.figure, canCopy && cards.address]}>
              {/* Addresses are left to right in every language. */}
              <bdi
                ref={valueRef}
                data-color={tone}
                {...(shown === undefined && !canCopy ? card.inLanguage : undefined)}
              >
                {shown ?? (canCopy ? <Address text={value} /> : value)}
              </bdi>
            </span>
          </span>{" "}
          {note && <span css={small}>{isNoteLive ? note : spoken(note, card)}</span>}
        </span>
      </StretchedAction>
    </li>
  );
}

const full = css`
  display: block;
  inline-size: 100%;
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

const small = css`
  grid-column: 1 / -1;
  order: 2;
  flex-basis: 100%;
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
