import type { Server } from "node:http";

/** Where a server is to be found. */
export interface Listening {
  port: number;
  host: string;
}

/**
 * Opens a server for requests.
 * @param place - `port` 0 takes any free one
 * @returns the address of the server, without a slash at its end
 * @throws the system's error, such as `EADDRINUSE`
 */
export async function listen(server: Server, { port, host }: Listening): Promise<string> {
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, listening);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return `http://${nameOf(host)}:${taken}`;
}

/** A network address as it is written in an address of the web; one that means all of them is this machine too. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
