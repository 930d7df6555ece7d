import { useEffect, useRef } from "react";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useServer } from "../../ui/live/useServer";
import { wordsOfStates } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

/** The state that each server had when it was last known, by its name: who sees it change first tells it, and nobody else. */
const lastKnown = new Map<string, ServerAnswer["state"]>();
/** How many announcers the page has. Once the last one goes away, nothing is known any more. */
const announcers = { count: 0 };

/**
 * Tells screen readers when a server goes on or off while the page is read: not at first, not each number, and once where
 * several blocks show the server.
 */
export function StateAnnouncer({ servers }: { servers: readonly ServerData[] }) {
  return servers.map((server, index) => <Announced key={index} server={server} />);
}

function Announced({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { name, label } = server;
  const { state } = useServer(server);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (state === "asking" || state === "unknown") return;
    const before = lastKnown.get(name);
    lastKnown.set(name, state);
    if (before !== undefined && before !== state)
      place.current!.textContent = `${label}: ${wordsOfStates(labels)[state]}`;
  }, [state, name, label, labels]);
  useEffect(() => {
    announcers.count++;
    return () => {
      if (--announcers.count === 0) lastKnown.clear();
    };
  }, []);
  return <output ref={place} css={visuallyHidden} />;
}
