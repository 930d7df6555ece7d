import type { IncomingMessage } from "node:http";

export interface RequestTarget {
  /** The raw path: percent-encoded, with one slash at the start; `*` for the server as a whole. */
  path: string;
  /** The query with its question mark, or an empty text. */
  query: string;
  /** The host and port of an absolute target, as sent to proxies. */
  authority?: string;
}

/** Parses the target of a request. Source: https://www.rfc-editor.org/rfc/rfc9112#name-request-target */
export function targetOf({ url = "/" }: Pick<IncomingMessage, "url">): RequestTarget {
  if (url === "*") return { path: "*", query: "" };
  const [, authority, rest = ""] = /^(?:[a-z][a-z\d+.-]*:\/\/([^/?#]*))?([^#]*)/i.exec(url) ?? [];
  // Two slashes at the start would be read as a host name.
  const [, path = "/", query = ""] = /^\/*(\/[^?]*)(.*)/s.exec(rest) ?? [];
  return { path, query, ...(authority === undefined ? {} : { authority }) };
}

/** Decodes a path; `undefined` if it is invalid, or no file can have this name. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
