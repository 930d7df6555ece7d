import { css } from "@emotion/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { OutageData } from "../../compile/compileAnnouncements";
import { media } from "../../styling/theme/media";
import { color, gutter, shadow, size } from "../../styling/theme/tokens";
import { AnnouncementLine } from "../../ui/AnnouncementLine";
import { isOn, MOST_SHOWN } from "../../ui/announcementState";
import { closedAnnouncements, forgetClosed, noteClosed } from "../../ui/closedAnnouncements";
import { tones } from "../../ui/elements/tone";
import { followClock } from "../../ui/followClock";
import { useServer } from "../../ui/live/useServer";

/**
 * What is announced while a server is offline. That is known only after the page has been painted, so it pushes nothing
 * away: it takes its room at the end of the page, and sticks to the lower edge of the screen. Of those that can be closed
 * the first two are shown, and the next one when one of them goes; the others are there as long as the server is offline.
 * Renders a status `<div>`, no higher than half of the screen.
 * - `outages`: those of the site, in order
 * - `path`: the route's path without the base path, `null` for the not-found page
 */
export function Outages({ outages, path }: { outages: readonly OutageData[]; path: string | null }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold paragraphs
    <div css={place} role="status">
      {outages.map((outage) => {
        const isHere = !outage.routes || (path !== null && outage.routes.includes(path));
        return isHere && <Outage key={outage.id} outage={outage} />;
      })}
    </div>
  );
}

/** One of them, until it is closed; the next time that the server is offline it is there again. */
function Outage({ outage }: { outage: OutageData }) {
  const { id, server, tone, isDismissible } = outage;
  const { state } = useServer(server);
  const isOpen = useSyncExternalStore(
    useCallback((onChange) => followClock([outage], onChange), [outage]),
    () => isOn(outage, Date.now()) && !closedAnnouncements().includes(id),
    () => false,
  );
  const [isClosed, setClosed] = useState(false);
  if (isClosed && state === "online") setClosed(false);
  useEffect(() => {
    if (state === "online") forgetClosed(id);
  }, [state, id]);
  if (state !== "offline" || !isOpen || isClosed) return null;
  const close = () => {
    noteClosed(id);
    setClosed(true);
    // The keyboard does not stay with what is gone.
    document.getElementById("sp-content")?.focus({ preventScroll: true });
  };
  return (
    <div css={[tones[tone], line]} data-closes={isDismissible || undefined}>
      <AnnouncementLine announcement={outage} onClose={close} />
    </div>
  );
}

const place = css`
  position: sticky;
  z-index: 35;
  inset-block-end: 0;
  max-block-size: 50vh;
  overflow: auto;
  font-size: ${size.s};
  ${media.print} {
    position: static;
    max-block-size: none;
  }
`;

const line = css`
  padding-inline: ${gutter};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid color-mix(in srgb, var(--tone) 50%, ${color.border});
  background: color-mix(in srgb, var(--tone) 18%, ${color.surface});
  box-shadow: ${shadow[2]};
  ${"[data-closes] ~ ".repeat(MOST_SHOWN)}& {
    display: none;
  }
  /* What gets the focus by the keyboard does not lie below it. */
  html:has(&) {
    scroll-padding-block-end: 6rem;
  }
`;
