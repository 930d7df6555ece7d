import type { IncomingMessage, ServerResponse } from "node:http";
import { decodePath, targetOf } from "./requestTarget";
import { respondWith } from "./respondWith";
import { isIP } from "node:net";
import { hostname } from "node:os";

/** Access rules for the local servers. */
export interface Access {
  /** The name of the server: "live preview" or "built site". */
  what: string;
  /** The host name that the server listens on. */
  host: string;
  /** Whether pages of other websites may send requests to a path. */
  isOpenToPages: (path: string) => boolean;
  /** The methods of a path, if they are not GET and HEAD: `GET, HEAD, PUT`. */
  methodOf?: (path: string) => string | undefined;
}

/** Rejects requests for other hosts, from other websites' pages, and with invalid methods and paths. */
export function refuse(request: IncomingMessage, response: ServerResponse, access: Access): boolean {
  const refusal = refusalOf(request, access);
  if (!refusal) return false;
  const { status, sentence, allow } = refusal;
  respondWith(response, status, "text/plain", sentence, allow ? { Allow: allow } : {});
  return true;
}

interface Refusal {
  status: number;
  sentence: string;
  allow?: string;
}

function refusalOf(request: IncomingMessage, access: Access): Refusal | undefined {
  const { method = "", headers } = request;
  const { path, authority = headers.host } = targetOf(request);
  const foreign = [authority, headers.host].find((name) => !isOwnHost(name, access.host));
  if (foreign !== undefined || headers.host === undefined) {
    return { status: 403, sentence: explainHost(foreign, access) };
  }
  if (!access.isOpenToPages(path) && isFromForeignPage(request)) {
    return {
      status: 403,
      sentence: `The ${access.what} does not accept requests from other websites. Open it in a separate tab.\n`,
    };
  }
  const allow = access.methodOf?.(path) ?? "GET, HEAD";
  if (method === "OPTIONS") return { status: 200, sentence: "", allow };
  if (!allow.split(", ").includes(method)) {
    return { status: 405, sentence: `The ${access.what} does not allow ${method} at this URL.\n`, allow };
  }
  if (decodePath(path) === undefined || path === "*") {
    return { status: 400, sentence: "The URL is invalid.\n" };
  }
  return undefined;
}

/** Explains what to do about an unknown host name. */
function explainHost(header: string | undefined, { what }: Access): string {
  const name = hostName(header);
  if (!/^[a-z\d.-]{1,253}$/.test(name)) return "The request has no valid Host header.\n";
  return `The ${what} does not accept requests for the hostname "${name}". Use the URL shown in the terminal, or restart the command with --host ${name}.\n`;
}

/**
 * Whether another website's page sent this request. Following a link is the owner's own action. Source:
 * https://www.w3.org/TR/fetch-metadata/
 */
function isFromForeignPage({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site === "cross-site" || site === "same-site") {
    return (
      headers["sec-fetch-mode"] !== "navigate" ||
      headers["sec-fetch-dest"] !== "document" ||
      origin !== undefined
    );
  }
  return origin !== undefined && origin !== `http://${host}`;
}

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
function hostName(header = ""): string {
  return header
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
}

function isLocal(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost");
}
