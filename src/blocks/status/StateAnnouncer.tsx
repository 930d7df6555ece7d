import { useEffect, useRef, useState } from "react";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useServer } from "../../ui/live/useServer";
import { wordsOfStates } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

/** Tells screen readers when a server goes on or off while the page is read: not at first, and not each number. */
export function StateAnnouncer({ servers }: { servers: readonly ServerData[] }) {
  return servers.map((server, index) => <Announced key={index} server={server} />);
}

function Announced({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { state } = useServer(server);
  const lastKnown = useRef<ServerAnswer["state"]>(undefined);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (state === "asking" || state === "unknown") return;
    const before = lastKnown.current;
    lastKnown.current = state;
    if (before !== undefined && before !== state)
      setWords(`${server.label}: ${wordsOfStates(labels)[state]}`);
  }, [state, server, labels]);
  return <output css={visuallyHidden}>{words}</output>;
}
