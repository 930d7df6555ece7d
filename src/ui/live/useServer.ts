import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ServerData } from "../../fields/parts/server";
import { pollOf } from "./serverPoll";
import type { ServerView } from "./serverView";

/** The state of a server. While a component uses it, the service is polled, and changes render the component again. */
export function useServer(server: ServerData): ServerView {
  const before = useMemo((): ServerView => {
    const { snapshot } = server;
    return { state: "asking", ...(snapshot && { answer: snapshot.answer, at: snapshot.at }) };
  }, [server]);
  const subscribe = useCallback(
    (onChange: () => void) => pollOf(server, before).watch(onChange),
    [server, before],
  );
  return useSyncExternalStore(
    subscribe,
    () => pollOf(server, before).view,
    () => before,
  );
}
