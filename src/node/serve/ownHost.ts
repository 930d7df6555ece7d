import { isIP } from "node:net";

/**
 * Whether a request names this machine. A foreign website can make its own name lead here and then read the
 * answers as its own; it cannot do so with `localhost` or with the number of a network address.
 * @param header - the `Host` of the request
 * @param host - the name under which the server was asked to listen
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  const name = (header ?? "")
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
  return (
    name === "localhost" || name.endsWith(".localhost") || name === host.toLowerCase() || isIP(name) !== 0
  );
}
