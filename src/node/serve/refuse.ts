import type { IncomingMessage, ServerResponse } from "node:http";
import { hostName, isOwnHost } from "./ownHost";
import { decodePath, targetOf } from "./requestTarget";
import { respondWith } from "./respondWith";

/** Access rules for the local servers. */
export interface Access {
  /** The name of the server: "live preview" or "built site". */
  what: string;
  /** The host name that the server listens on. */
  host: string;
  /** Whether pages of other websites may send requests. */
  isOpenToPages: boolean;
  /** The only path that accepts POST, if any. */
  posts?: string;
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
  if (!access.isOpenToPages && isFromForeignPage(request)) {
    return {
      status: 403,
      sentence: `The ${access.what} does not accept requests from other websites. Open it in a separate tab.\n`,
    };
  }
  const allow = path === access.posts ? "POST" : "GET, HEAD";
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
