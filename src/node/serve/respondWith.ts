import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Responds with an uncached text. A response that has already started is aborted, so the browser notices. */
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
