import { css } from "@emotion/react";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { media, withoutScripts } from "../styling/theme/media";
import { color, inset, size, space } from "../styling/theme/tokens";
import { AnnouncementLine } from "./AnnouncementLine";
import { Glyph } from "./elements/Glyph";
import { tones } from "./elements/tone";
import { useLabels } from "./Settings";
import { MOST_SHOWN } from "./announcementState";
import { useShownAnnouncements } from "./useShownAnnouncements";

export interface AnnouncementsProps {
  announcements: readonly AnnouncementData[];
  path: string | null;
}

/**
 * The announcements above the header. Renders a `<section>` with a `<ul>`, hidden if it is empty. Each announcement
 * appears and disappears at its time. Closed ones stay hidden.
 * - `announcements`: the site's announcements, in order
 * - `path`: the route's path without the base path, `null` for the 404 page
 */
export function Announcements({ announcements, path }: AnnouncementsProps) {
  const labels = useLabels();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const here = announcements.filter(
    ({ routes }) => routes === undefined || (path !== null && routes.includes(path)),
  );
  const { shown, close } = useShownAnnouncements(announcements, here);
  const closeAt = (id: string) => {
    // The next one can only get the focus after it is visible.
    flushSync(() => close(id));
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
      <ul ref={list} data-all={showsAll ? "" : undefined}>
        {here.map((one) => (
          <li
            key={one.id}
            css={[tones[one.tone], line]}
            hidden={!shown.includes(one.id)}
            data-announcement={one.id}
            data-from={one.from}
            data-until={one.until}
            data-rest={shown.indexOf(one.id) >= MOST_SHOWN ? "" : undefined}
          >
            <AnnouncementLine announcement={one} onClose={() => closeAt(one.id)} />
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

/** Moves the focus after closing an announcement removes the focused button. */
function focusNext(list: RefObject<HTMLUListElement | null>, index: number): void {
  const others = [...(list.current?.querySelectorAll<HTMLElement>("li:not([hidden])") ?? [])];
  const next = (others[index] ?? others.at(-1))?.querySelector<HTMLElement>("button[aria-label]");
  (next ?? document.getElementById("sp-content"))?.focus({ preventScroll: true });
}

const place = css`
  position: relative;
  z-index: 1;
  font-size: ${size.s};
`;

const line = css`
  padding-inline: ${inset};
  border-block-end: 1px solid color-mix(in srgb, var(--tone) 34%, ${color.border});
  background: color-mix(in srgb, var(--tone) 14%, ${color.surface});
  &[data-rest] {
    display: none;
  }
  /* A phone has space for one. */
  ${media.belowMedium} {
    li:not([hidden]) ~ & {
      display: none;
    }
  }
  [data-all] > && {
    display: list-item;
  }
  &&&[hidden] {
    display: none;
  }
  /* Without JavaScript, visitors cannot reveal the others. */
  ${withoutScripts} && {
    display: list-item;
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
  ${media.belowMedium} {
    min-block-size: 2.25rem;
    :has(> li:not([hidden]) ~ li:not([hidden])) + & {
      display: flex;
    }
  }
  &[aria-expanded="true"] svg {
    rotate: 180deg;
  }
  ${withoutScripts} && {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
