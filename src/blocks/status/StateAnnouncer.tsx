import { useEffect, useRef, useState } from "react";
import type { ServerData } from "../../fields/parts/server";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useServer } from "../../ui/live/useServer";
import { stateInWords } from "../../ui/live/stateInWords";
import { useLabels } from "../../ui/Settings";

/** Tells screen readers when a server goes on or off while the page is read: not at first, and not each number. */
export function StateAnnouncer({ servers }: { servers: readonly ServerData[] }) {
  return servers.map((server) => <Announced key={server.name} server={server} />);
}

function Announced({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { state } = useServer(server);
  const last = useRef(state);
  const [words, setWords] = useState("");
  useEffect(() => {
    const before = last.current;
    if (state === before || state === "asking") return;
    last.current = state;
    if (before !== "asking" && state !== "unknown" && before !== "unknown")
      setWords(`${server.label}: ${stateInWords(state, labels)}`);
  }, [state, server, labels]);
  return <output css={visuallyHidden}>{words}</output>;
}
