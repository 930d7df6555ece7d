type Keys = Record<string, unknown>;

const server = { provider: "mcstatus.io", label: "Main", address: "play.mossy.example" };

/** Makes blocks with servers reference an existing one whose data contains its state. */
export function fixServers(config: Keys): void {
  const servers = Object.values((config["servers"] ?? {}) as Record<string, Keys>);
  const isShown = JSON.stringify([config["routes"], config["news"]]).includes('"server":"');
  if (servers.length === 0 && isShown) config["servers"] = { main: server };
  for (const { paths } of servers) if (paths) (paths as Keys)["online"] ??= "online";
}
