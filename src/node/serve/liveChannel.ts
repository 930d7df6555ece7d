import type { IncomingMessage, ServerResponse } from "node:http";
import type { LiveEvents } from "../../app/liveChannel";
import { targetOf } from "./requestTarget";

/** The reconnection time of pages in milliseconds. */
const RETRY_MS = 1000;

/** A page with more unread bytes is suspended. It reconnects when it wakes up. */
const MOST_WAITING_BYTES = 8_000_000;

/**
 * The open pages of the live site, which listen for server-sent events. Source:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class LiveChannel {
  readonly #pages = new Set<ServerResponse>();

  join(response: ServerResponse): void {
    // Without chunked encoding, browsers accept the end of the connection as the end of the response.
    response.removeHeader("Transfer-Encoding");
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      Connection: "close",
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.#pages.add(response);
    response.once("close", () => this.#pages.delete(response));
  }

  /** Sends an event to all pages. Events named `state` set the current state of the site. */
  sendAll<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], state: string): void {
    for (const page of this.#pages) {
      if (page.writableLength > MOST_WAITING_BYTES) page.destroy();
      else send(page, name, data, state);
    }
  }
}

export function send<Name extends keyof LiveEvents>(
  page: ServerResponse,
  name: Name,
  data: LiveEvents[Name],
  state: string,
): void {
  // JSON contains no line breaks outside of texts, and escapes those in texts.
  page.write(`event: ${name}\nid: ${state}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The state of the site that a page is made from, or received last. */
export function stateOf(request: IncomingMessage): string | undefined {
  const { "last-event-id": last } = request.headers;
  const asked = new URLSearchParams(targetOf(request).query).get("state");
  return typeof last === "string" ? last : (asked ?? undefined);
}
