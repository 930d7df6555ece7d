import { useEffect, useState } from "react";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { visuallyHidden } from "../../ui/elements/VisuallyHidden";
import { useServer } from "../../ui/live/useServer";
import { wordsOfStates } from "../../ui/live/serverView";
import { useLabels } from "../../ui/Settings";

/** What was last known of the servers on the page, by their names: who shows one a second time tells nothing of it. */
const lastKnown = new Map<string, ServerAnswer["state"]>();

/** Tells screen readers when a server goes on or off while the page is read: not at first, and not each number. */
export function StateAnnouncer({ servers }: { servers: readonly ServerData[] }) {
  return servers.map((server, index) => <Announced key={index} server={server} />);
}

function Announced({ server }: { server: ServerData }) {
  const labels = useLabels();
  const { state } = useServer(server);
  const [words, setWords] = useState("");
  const { name, label } = server;
  useEffect(() => () => void lastKnown.delete(name), [name]);
  useEffect(() => {
    if (state === "asking" || state === "unknown") return;
    const before = lastKnown.get(name);
    lastKnown.set(name, state);
    if (before !== undefined && before !== state) setWords(`${label}: ${wordsOfStates(labels)[state]}`);
  }, [state, name, label, labels]);
  return <output css={visuallyHidden}>{words}</output>;
}
