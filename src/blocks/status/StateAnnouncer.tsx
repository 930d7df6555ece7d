import { useEffect, useRef } from "react";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useServer } from "../../ui/live/useServer";
import { wordsOfStates } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

/** The last known state of each server. The first announcer that sees a change announces it. */
const lastKnown = new Map<string, ServerAnswer["state"]>();
/** The number of announcers on the page. When the last one unmounts, the states are cleared. */
const announcers = { count: 0 };

/** Announces to screen readers when a server goes online or offline, once for all blocks on the page. */
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
