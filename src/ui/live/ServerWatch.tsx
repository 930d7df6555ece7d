import { useEffect, useState } from "react";
import type { ServerData } from "../../fields/parts/server";
import { useServer } from "./useServer";

export interface ServerWatchProps {
  servers: readonly ServerData[];
  /** Is told the names of those that are offline, whenever these change. */
  onOffline: (names: readonly string[]) => void;
}

/** Watches which servers are offline. Renders nothing. */
export function ServerWatch({ servers, onOffline }: ServerWatchProps) {
  const [offline, setOffline] = useState<readonly string[]>([]);
  useEffect(() => onOffline(offline), [offline, onOffline]);
  const unique = new Map(servers.map((server) => [server.name, server]));
  return [...unique.values()].map((server) => (
    <Watched key={server.name} server={server} setOffline={setOffline} />
  ));
}

function Watched({
  server,
  setOffline,
}: {
  server: ServerData;
  setOffline: (change: (names: readonly string[]) => readonly string[]) => void;
}) {
  const { state } = useServer(server);
  const { name } = server;
  useEffect(() => {
    if (state !== "offline") return;
    setOffline((names) => [...names, name]);
    return () => setOffline((names) => names.filter((one) => one !== name));
  }, [state, name, setOffline]);
  return null;
}
