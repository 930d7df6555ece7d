import { css } from "@emotion/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { OutageData } from "../../compile/compileAnnouncements";
import { media } from "../../styling/theme/media";
import { color, inset, shadow, size } from "../../styling/theme/tokens";
import { AnnouncementLine } from "../../ui/AnnouncementLine";
import { isOn, MOST_SHOWN } from "../../ui/announcementState";
import { closedAnnouncements, forgetClosed, noteClosed } from "../../ui/closedAnnouncements";
import { tones } from "../../ui/elements/tone";
import { followClock } from "../../ui/followClock";
import { useServer } from "../../ui/live/useServer";

/**
 * Announcements while a server is offline. The status is known only after the first paint, so they are at the end of
 * the page and stick to the lower edge of the screen, without layout shift. If they can be closed, two are visible, and
 * the next one follows when one closes. Others stay while the server is offline. Renders a status `<div>`, at most half
 * as high as the screen.
 * - `outages`: the site's announcements of outages, in order
 * - `path`: the route's path without the base path, `null` for the 404 page
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

/** An announcement until the visitor closes it. It returns at the server's next outage. */
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
    // The closed announcement had the focus.
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
  padding-inline: ${inset};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid color-mix(in srgb, var(--tone) 50%, ${color.border});
  background: color-mix(in srgb, var(--tone) 18%, ${color.surface});
  box-shadow: ${shadow[2]};
  ${"[data-closes] ~ ".repeat(MOST_SHOWN)}& {
    display: none;
  }
  /* Keeps focused elements visible above it. */
  html:has(&) {
    scroll-padding-block-end: 6rem;
  }
`;
