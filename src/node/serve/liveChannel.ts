import type { IncomingMessage, ServerResponse } from "node:http";
import type { LiveEvents } from "../../app/liveChannel";
import { targetOf } from "./requestTarget";

/** How soon a page asks again for a server that is gone, in milliseconds. */
const RETRY_MS = 1000;

/** A page that has not taken in so many bytes has gone to sleep; it asks again when it wakes. */
const MOST_WAITING_BYTES = 8_000_000;

/** The open pages of the live site. They listen by server-sent events. Source: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export class LiveChannel {
  readonly #pages = new Set<ServerResponse>();

  /** Begins to tell a page what happens. */
  join(response: ServerResponse): void {
    // Without chunks the end of the server is the end of the answer, and nothing that a browser complains of.
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

  /** Tells every page; `state` names the state of the site from then on. */
  tellAll<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], state: string): void {
    for (const page of this.#pages) {
      if (page.writableLength > MOST_WAITING_BYTES) page.destroy();
      else tell(page, name, data, state);
    }
  }
}

/** Tells one page. */
export function tell<Name extends keyof LiveEvents>(
  page: ServerResponse,
  name: Name,
  data: LiveEvents[Name],
  state: string,
): void {
  // JSON has no line breaks outside of texts, and writes those in texts as \n.
  page.write(`event: ${name}\nid: ${state}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The state of the site that a page was made from, or that it was told of last. */
export function stateOf(request: IncomingMessage): string | undefined {
  const { "last-event-id": last } = request.headers;
  const asked = new URLSearchParams(targetOf(request).query).get("state");
  return typeof last === "string" ? last : (asked ?? undefined);
}
