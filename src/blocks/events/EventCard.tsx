import { css } from "@emotion/react";
import type { ButtonProps } from "../../fields/parts/action";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { RichText, titleNodes } from "../../ui/controls/RichText";
import { Badge } from "../../ui/elements/Badge";
import { badgesOf } from "../../ui/elements/Badges";
import { surface } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { IconTile } from "../../ui/elements/IconTile";
import { Picture } from "../../ui/elements/Picture";
import { entryText, entryTitle, entryTitleRow, muted } from "../../ui/textStyles";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { EventsProps } from "./schema";
import { dayInWords, distanceInWords, timeInWords } from "../timeInWords";
import { spoken } from "../../ui/elements/spoken";

type Event = EventsProps["items"][number];

/**
 * An event at one of its times. Renders an `<li>` with its anchor.
 * - `now`: the visitor's time in milliseconds since 1970; `undefined` until hydration
 */
export function EventCard({
  event,
  time,
  now,
}: {
  event: Event;
  time: Event["times"][number];
  now: number | undefined;
}) {
  const labels = useLabels();
  const { id, title, location, text, icon, image, buttons = [], repeat, last, isAllDay, file } = event;
  const isComing = now === undefined ? !time.isOver : time.end > now;
  // Days are the same in every time zone. Times are converted to the visitor's.
  const isFixed = now === undefined || isAllDay;
  const words = isFixed
    ? time.text
    : timeInWords(time, { isAllDay, language: document.documentElement.lang });
  return (
    <li css={[surface, card]} id={id}>
      {icon && <IconTile icon={icon} />}
      <div css={body}>
        <div css={entryTitleRow}>
          <Heading css={entryTitle}>{titleNodes(title)}</Heading>
          {badgesOf(event)}
          {repeat && <Badge variant="outline">{rhythm(repeat)}</Badge>}
        </div>
        <p css={when}>
          <time dateTime={time.iso} dir="auto">
            {words}
          </time>
        </p>
        {isComing && <p css={soon}>{now === undefined ? "\u00a0" : untilBegin(time.begin - now)}</p>}
        {location && <p css={muted}>{spoken(location, event)}</p>}
        {text && <RichText nodes={text} deeper css={entryText} />}
        {image && <Picture picture={image} css={picture} />}
        <ButtonRow buttons={isComing && file ? [...buttons, calendarFile(file)] : buttons} css={row} />
      </div>
    </li>
  );

  function rhythm(repeat: NonNullable<Event["repeat"]>): string {
    const words = repeat === "daily" ? labels.everyDay : labels.everyWeek;
    if (!last) return words;
    const date = isFixed ? last.text : dayInWords(last.begin, { language: document.documentElement.lang });
    return fillLabel(labels.repeatsUntil, { repeat: words, date });
  }

  function calendarFile(href: string): ButtonProps {
    return { label: labels.addToCalendar, href: { href, kind: "file" }, variant: "secondary" };
  }

  function untilBegin(distance: number): string {
    if (distance <= 0) return labels.happeningNow;
    return fillLabel(labels.startsIn, { time: distanceInWords(distance, document.documentElement.lang) });
  }
}

const card = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-inline-size: 0;
  &:is(:target, [data-target]) {
    border-color: ${color.primary};
  }
`;

/** A card that has space for its picture and buttons beside its words. */
const roomy = "@container events (min-width: 48rem)";

const body = css`
  display: grid;
  flex: 1 1 14rem;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
  ${roomy} {
    grid-template: repeat(5, auto) 1fr / minmax(0, 1fr) clamp(14rem, 40%, 24rem);
    column-gap: ${space[5]};
    > * {
      grid-column: 1;
    }
  }
`;

// Reserves two lines, because the visitor's time may be longer than the site's.
const when = css`
  color: ${color.primary};
  font-size: ${size.s};
  font-weight: 600;
  text-wrap: balance;
  line-height: 1.45;
  overflow-wrap: anywhere;
  ${media.belowMedium} {
    min-block-size: 2.9em;
  }
`;

const soon = css`
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.45;
`;

export const picture = css`
  inline-size: min(100%, 28rem);
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.m};
  ${roomy} {
    grid-area: 1 / 2 / -1;
    inline-size: 100%;
  }
`;

const row = css`
  margin-block-start: ${space[2]};
  ${roomy} {
    grid-column: 2;
    :not(:has(> img, > picture)) > & {
      grid-row: 1 / -1;
      align-self: center;
      margin-block-start: 0;
    }
  }
`;
