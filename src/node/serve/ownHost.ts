import { isIP } from "node:net";
import { hostname } from "node:os";

/**
 * Whether a request is for this machine. An external website could resolve its own domain to this machine and read
 * the responses (DNS rebinding). It cannot use `localhost`, the machine's name in its network, or an IP address.
 * @param header - the `Host` header
 * @param host - the host name that the server listens on
 * @param machine - the machine's own name, with or without `.local`
 */
export function isOwnHost(header: string | undefined, host: string, machine = hostname()): boolean {
  const name = hostName(header);
  const own = machine.toLowerCase().replace(/\.local$/, "");
  if (name === "") return false;
  const names = [host.toLowerCase(), ...(own === "" ? [] : [own, `${own}.local`])];
  return isLocal(name) || names.includes(name) || isIP(name) !== 0;
}

/** Whether only this machine can reach a server on this host. */
export function isLoopback(host: string): boolean {
  return isLocal(host.toLowerCase()) || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** The host name of a `Host` header, without the port, in lowercase. */
export function hostName(header = ""): string {
  return header
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
}

function isLocal(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost");
}
