import { css } from "@emotion/react";
import { withoutScripts } from "../../styling/theme/media";
import { color, font, radius, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { canPress, StretchedAction } from "../../ui/controls/Pressable";
import { PressMark } from "../../ui/controls/PressMark";
import { badgesOf } from "../../ui/elements/Badges";
import { surface, pressable } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { isLong, longList } from "../../ui/elements/longList";
import { Picture } from "../../ui/elements/Picture";
import { RichText } from "../../ui/controls/RichText";
import { Section } from "../../ui/Section";
import { useLabels } from "../../ui/Settings";
import type { LinksProps } from "./schema";

/**
 * Places to go, each in a row of its own. Renders a `<section>` with a `<ul>`.
 *
 * - `items`: the places; one with `href` or `copy` can be pressed as a whole
 */
export function Links({ id, heading, intro, items }: LinksProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div css={container}>
        <ul css={[list, items.length > 1 && inColumns, isLong(items) && longList]}>
          {items.map((item, index) => (
            <PlaceLink key={index} item={item} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PlaceLink({ item }: { item: LinksProps["items"][number] }) {
  const { label, note, icon, logo, size: weight, badge, tag, buttons } = item;
  const labels = useLabels();
  return (
    <li css={[surface, canPress(item) && pressable, place]}>
      {logo ? (
        <span css={plate}>
          <Picture picture={{ src: logo, alt: "" }} css={sign} />
        </span>
      ) : (
        icon && (
          <IconTile>
            <Icon icon={icon} size="1.5em" />
          </IconTile>
        )
      )}
      <div css={words}>
        <Heading css={name}>
          <StretchedAction action={item} css={titleRow} label={item.copy && `${labels.copy}: ${label}`}>
            {canPress(item) && (
              <>
                <PressMark action={item} css={mark} />{" "}
              </>
            )}
            <span>{label}</span>
          </StretchedAction>
        </Heading>
        {(badge || tag || weight) && (
          <p css={facts}>
            {badgesOf(item)}
            {weight && <bdi>{weight}</bdi>}
          </p>
        )}
        {note && <RichText nodes={note} deeper css={prose} />}
        {item.copy && <code css={withoutScript}>{item.copy}</code>}
        <ButtonRow buttons={buttons} each={small} css={row} />
      </div>
    </li>
  );
}

const container = css`
  container: links / inline-size;
`;

const list = css`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
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

const sign = css`
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

// Before the label in the order of reading, as in the accessible name (WCAG 2.5.3), and after it to the eye.
const mark = css`
  order: 1;
  color: ${color.primary};
  font-family: ${font.body};
  font-size: ${size.s};
  font-weight: 600;
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

const prose = css`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  /* A link in the text lies above the action that covers the row. */
  a {
    position: relative;
    z-index: 1;
  }
`;

const row = css`
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`;

// Above the action that covers the row.
const small = css`
  z-index: 1;
  min-block-size: 2.5rem;
  padding: 0.35rem 1rem;
  font-size: ${size.s};
`;

// What a tap would copy, where there is no script to copy it.
const withoutScript = css`
  display: none;
  ${withoutScripts} & {
    display: block;
    -webkit-user-select: all;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;
