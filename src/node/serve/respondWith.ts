import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Responds with a text that is not cached. If a response has already started, it is aborted, so the browser detects
 * that it is incomplete.
 * @param type - the media type, without its charset
 */
export function respondWith(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(status, {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Content-Length": Buffer.byteLength(body),
      ...headers,
    })
    .end(body);
}
