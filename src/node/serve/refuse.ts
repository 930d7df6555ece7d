import type { IncomingMessage, ServerResponse } from "node:http";
import { hostName, isOwnHost } from "./ownHost";
import { decodePath, targetOf } from "./requestTarget";
import { respondWith } from "./respondWith";

/** Who may ask a server of ours for what. */
export interface Access {
  /** What the server shows: "live preview" or "built site". */
  what: string;
  /** The name under which the server was asked to listen. */
  host: string;
  /** Whether pages of other websites may make a browser fetch from the server. */
  isOpenToPages: boolean;
  /** The one path that takes POST, if any does. */
  posts?: string;
}

/**
 * Answers what no server of ours goes on with: requests under a foreign name, requests that the page of another
 * website sends, methods and paths that mean nothing here.
 * @returns whether the request is answered
 */
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
  /** The methods that there are. */
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

/** What to do when a server is asked for by a name that is none of this machine. */
function explainHost(header: string | undefined, { what }: Access): string {
  const name = hostName(header);
  if (!/^[a-z\d.-]{1,253}$/.test(name)) return "The request has no valid Host header.\n";
  return `The ${what} does not accept requests for the hostname "${name}". Use the URL shown in the terminal, or restart the command with --host ${name}.\n`;
}

/**
 * Whether the page of another website made a browser send this. Following a link from there is the owner's own
 * doing. Source: https://www.w3.org/TR/fetch-metadata/
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
