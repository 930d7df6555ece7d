import { css } from "@emotion/react";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { canPress, copiedText, pressableText, StretchedAction } from "../../ui/Pressable";
import { PressMark } from "../../ui/PressMark";
import { badgesOf } from "../../ui/elements/Badges";
import { surface, pressable } from "../../ui/elements/Card";
import { dateOf } from "../../ui/elements/DateTime";
import { Heading } from "../../ui/elements/Heading";
import { IconTile } from "../../ui/elements/IconTile";
import { isLong, longList } from "../../ui/elements/longList";
import { Picture } from "../../ui/elements/Picture";
import { stack } from "../../ui/elements/stack";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { LinksProps } from "./schema";
import { spoken } from "../../ui/elements/spoken";

/**
 * Links, each in a separate row. Renders a `<section>` with a `<ul>`.
 * - `items`: with `href` or `copy`, the whole row is pressable
 */
export function Links({ items, ...block }: LinksProps) {
  return (
    <Section {...block}>
      <div css={container}>
        <ul css={[stack.entries, items.length > 1 && inColumns, isLong(items) && longList]}>
          {items.map((item, index) => (
            <PlaceLink key={index} item={item} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PlaceLink({ item }: { item: LinksProps["items"][number] }) {
  const { label, note, icon, logo, size: weight, date, when, badge, tag, tags, buttons } = item;
  const labels = useLabels();
  return (
    <li css={[surface, canPress(item) && pressable, place]}>
      {logo ? (
        <span css={plate}>
          <Picture picture={{ src: logo, alt: "" }} css={logoPicture} />
        </span>
      ) : (
        icon && <IconTile icon={icon} />
      )}
      <div css={words}>
        <Heading css={name}>
          <StretchedAction action={item} css={titleRow} label={item.copy && `${labels.copy}: ${label}`}>
            {canPress(item) && (
              <>
                <PressMark action={item} isInTitle />{" "}
              </>
            )}
            <span>{spoken(label, item)}</span>
          </StretchedAction>
        </Heading>
        {(badge || tag || tags || weight || date || when) && (
          <p css={facts}>
            {badgesOf(item)}
            {weight && <bdi {...item.inLanguage}>{weight}</bdi>}
            {dateOf(item)}
          </p>
        )}
        {note && <RichText nodes={note} deeper css={pressableText} />}
        {item.copy && <code css={copiedText}>{item.copy}</code>}
        <ButtonRow buttons={buttons} each={small} css={row} />
      </div>
    </li>
  );
}

const container = css`
  container: links / inline-size;
`;

const inColumns = css`
  @container links (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const place = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
`;

const plate = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
`;

const logoPicture = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  border-radius: ${radius.s};
`;

const words = css`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.3;
`;

const titleRow = css`
  display: flex;
  flex-wrap: wrap;
  inline-size: 100%;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
`;

const row = css`
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`;

const small = css`
  z-index: 1;
  min-block-size: 2.5rem;
  padding: 0.35rem 1rem;
  font-size: ${size.s};
`;
