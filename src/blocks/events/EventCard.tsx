import { css } from "@emotion/react";
import type { ButtonProps } from "../../fields/parts/action";
import { media } from "../../styling/theme/media";
import { color, radius, size, space } from "../../styling/theme/tokens";
import { ButtonRow } from "../../ui/controls/ButtonRow";
import { RichText } from "../../ui/controls/RichText";
import { Badge } from "../../ui/elements/Badge";
import { badgesOf } from "../../ui/elements/Badges";
import { surface } from "../../ui/elements/Card";
import { Heading } from "../../ui/elements/Heading";
import { Icon } from "../../ui/elements/Icon";
import { IconTile } from "../../ui/elements/IconTile";
import { Picture } from "../../ui/elements/Picture";
import { fillLabel, useLabels } from "../../ui/Settings";
import type { EventsProps } from "./schema";
import { dayInWords, distanceInWords, timeInWords } from "../timeInWords";

type Event = EventsProps["items"][number];

/**
 * One event. Renders a `<li>` with its anchor.
 *
 * - `time`: the one of its times that it is shown with
 * - `now`: the time of the visitor in milliseconds since 1970; unknown until the page has come to life
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
  // Days are the same everywhere; times are told in the zone of the visitor.
  const isTold = now === undefined || isAllDay;
  const words = isTold ? time.text : timeInWords(time, { isAllDay, language: document.documentElement.lang });
  return (
    <li css={[surface, card]} id={id}>
      {icon && (
        <IconTile>
          <Icon icon={icon} size="1.5em" />
        </IconTile>
      )}
      <div css={body}>
        <div css={titleRow}>
          <Heading css={name}>{title}</Heading>
          {badgesOf(event)}
          {repeat && <Badge variant="outline">{rhythm(repeat)}</Badge>}
        </div>
        <p css={when}>
          <time dateTime={time.iso} dir="auto">
            {words}
          </time>
        </p>
        {isComing && <p css={soon}>{now === undefined ? "\u00a0" : untilBegin(time.begin - now)}</p>}
        {location && <p css={quiet}>{location}</p>}
        {text && <RichText nodes={text} deeper css={prose} />}
        {image && <Picture picture={image} css={picture} />}
        <ButtonRow buttons={isComing && file ? [...buttons, calendarFile(file)] : buttons} css={row} />
      </div>
    </li>
  );

  function rhythm(repeat: NonNullable<Event["repeat"]>): string {
    const words = repeat === "daily" ? labels.everyDay : labels.everyWeek;
    if (!last) return words;
    const date = isTold ? last.text : dayInWords(last.begin, { language: document.documentElement.lang });
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

/** Where a card has room for its picture and its buttons beside its words, in a column that all cards of the list share. */
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

const titleRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const name = css`
  min-inline-size: 0;
  font-size: ${size.l};
  line-height: 1.35;
`;

// Its place is kept for the time of the visitor, which may need a line more or less than that of the site.
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

const quiet = css`
  color: ${color.textMuted};
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

const prose = css`
  color: color-mix(in srgb, ${color.text} 80%, ${color.surface});
  overflow-wrap: anywhere;
`;

/* Pictures of a list have one shape and one width, whatever that of their files is. */
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
