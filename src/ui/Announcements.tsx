import { css } from "@emotion/react";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { media, withoutScripts } from "../styling/theme/media";
import { color, gutter, radius, size, space, width } from "../styling/theme/tokens";
import { ActionButton } from "./controls/ActionButton";
import { RichText } from "./controls/RichText";
import { Glyph } from "./elements/Glyph";
import { signOf, tones } from "./elements/tone";
import type { ServerWatchProps } from "./live/ServerWatch";
import { useLabels } from "./Settings";
import { MOST_SHOWN } from "./announcementState";
import { useShownAnnouncements } from "./useShownAnnouncements";

export interface AnnouncementsProps {
  announcements: readonly AnnouncementData[];
  path: string | null;
  Watch?: ComponentType<ServerWatchProps> | undefined;
}

/**
 * What there is to announce, above the header. Renders a `<section>` with a `<ul>`, hidden where it is empty. Each
 * announcement appears and goes at its time; one that was closed stays away.
 * - `announcements`: those of the site, in order
 * - `path`: the route's path without the base path, `null` for the not-found page
 * - `Watch`: what knows which servers are offline, where something is announced of one
 */
export function Announcements({ announcements, path, Watch }: AnnouncementsProps) {
  const labels = useLabels();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const here = announcements.filter(
    ({ routes }) => routes === undefined || (path !== null && routes.includes(path)),
  );
  const [offline, setOffline] = useState<readonly string[]>([]);
  const { shown, close } = useShownAnnouncements(announcements, here, offline);
  const closeAt = (id: string) => {
    close(id);
    focusNext(list, shown.indexOf(id));
  };

  return (
    <section
      css={place}
      aria-label={labels.announcements}
      hidden={shown.length === 0}
      data-announcements=""
      data-more={shown.length > MOST_SHOWN ? "" : undefined}
    >
      {Watch && <Watch servers={here.flatMap(({ server }) => server ?? [])} onOffline={setOffline} />}
      <ul ref={list} data-all={showsAll ? "" : undefined}>
        {here.map(({ id, tone, text, button, isDismissible, from, until, server }) => (
          <li
            key={id}
            css={[tones[tone], line]}
            hidden={!shown.includes(id)}
            data-announcement={id}
            data-server={server?.name}
            data-from={from}
            data-until={until}
            data-rest={shown.indexOf(id) >= MOST_SHOWN ? "" : undefined}
          >
            <div css={inner}>
              <Glyph name={signOf(tone)} css={sign} />
              <RichText nodes={text} css={words} />
              {button && <ActionButton button={button} css={action} />}
              {isDismissible && (
                <button type="button" css={closer} aria-label={labels.dismiss} onClick={() => closeAt(id)}>
                  <Glyph name="close" />
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <button type="button" css={opener} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {labels.moreAnnouncements}
        <Glyph name="chevron" size="1em" />
      </button>
    </section>
  );
}

/** Keeps the keyboard near the announcement that was closed, which takes its button along. */
function focusNext(list: RefObject<HTMLUListElement | null>, index: number): void {
  const others = [...(list.current?.querySelectorAll<HTMLElement>("li:not([hidden])") ?? [])].filter(
    (_, place) => place !== index,
  );
  const next = (others[index] ?? others.at(-1))?.querySelector<HTMLElement>("button[aria-label]");
  (next ?? document.getElementById("sp-content"))?.focus({ preventScroll: true });
}

const place = css`
  position: relative;
  z-index: 1;
  font-size: ${size.s};
`;

const line = css`
  padding-inline: ${gutter};
  border-block-end: 1px solid color-mix(in srgb, var(--tone) 34%, ${color.border});
  background: color-mix(in srgb, var(--tone) 14%, ${color.surface});
  &[data-rest] {
    display: none;
  }
  [data-all] > & {
    display: list-item;
  }
  &[hidden] {
    display: none;
  }
  /* Nothing could ask for the others. */
  ${withoutScripts} &[data-rest] {
    display: list-item;
  }
`;

// On a phone the button stands below the words, and what closes stays beside them.
const inner = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
  max-inline-size: ${width.page};
  min-block-size: 3rem;
  margin-inline: auto;
  padding-block: ${space[1]};
`;

const sign = css`
  color: color-mix(in srgb, var(--tone) 72%, ${color.text});
`;

const words = css`
  min-inline-size: 0;
  max-inline-size: none;
  padding-block: ${space[2]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const action = css`
  ${media.belowMedium} {
    grid-area: 2 / 2 / auto / span 2;
    justify-self: start;
    margin-block-end: ${space[2]};
  }
  min-block-size: 2.25rem;
  padding: 0.25rem ${space[3]};
  font-size: ${size.s};
`;

const closer = css`
  display: grid;
  grid-column: -2;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${radius.m};
  color: ${color.text};
  ${withoutScripts} & {
    display: none;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.text} 10%, transparent);
    }
  }
  ${media.print} {
    display: none;
  }
`;

const opener = css`
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 2.5rem;
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};
  [data-more] > & {
    display: flex;
  }
  &[aria-expanded="true"] svg {
    rotate: 180deg;
  }
  ${withoutScripts} [data-more] > & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
