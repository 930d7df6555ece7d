import { isIP } from "node:net";
import { hostname } from "node:os";

/**
 * Whether a request names this machine. A foreign website can make its own name lead here and then read the
 * answers as its own; it cannot do so with `localhost`, with the machine's own name in its network or with the
 * number of a network address.
 * @param header - the `Host` of the request
 * @param host - the name under which the server was asked to listen
 * @param machine - the name that the machine gives itself, with or without `.local`
 */
export function isOwnHost(header: string | undefined, host: string, machine = hostname()): boolean {
  const name = hostName(header);
  const own = machine.toLowerCase().replace(/\.local$/, "");
  if (name === "") return false;
  const names = [host.toLowerCase(), ...(own === "" ? [] : [own, `${own}.local`])];
  return isLocal(name) || names.includes(name) || isIP(name) !== 0;
}

/** Whether nobody but this machine itself reaches a server that listens there. */
export function isLoopback(host: string): boolean {
  return isLocal(host.toLowerCase()) || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** The name in the `Host` of a request, without the port, in small letters. */
export function hostName(header = ""): string {
  return header
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
}

function isLocal(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost");
}
