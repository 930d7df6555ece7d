import type { IncomingMessage } from "node:http";

/** What the first line of a request asks for. */
export interface RequestTarget {
  /** The path, as it was sent: percent-encoded and with one slash at its start; `*` asks about the server as a whole. */
  path: string;
  /** The query with its question mark, or an empty text. */
  query: string;
  /** The host and port of a target that is a whole address, as proxies get it. */
  authority?: string;
}

/** Reads what a request asks for. Source: https://www.rfc-editor.org/rfc/rfc9112#name-request-target */
export function targetOf({ url = "/" }: Pick<IncomingMessage, "url">): RequestTarget {
  if (url === "*") return { path: "*", query: "" };
  const [, authority, rest = ""] = /^(?:[a-z][a-z\d+.-]*:\/\/([^/?#]*))?([^#]*)/i.exec(url) ?? [];
  // Two slashes at the start would be read as the name of another host.
  const [, path = "/", query = ""] = /^\/*(\/[^?]*)(.*)/s.exec(rest) ?? [];
  return { path, query, ...(authority === undefined ? {} : { authority }) };
}

/** A path with its percent-encoding undone; nothing where that cannot be done, or where no file could be called so. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
