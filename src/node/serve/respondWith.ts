import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Answers a request with a text that nobody keeps. Where an answer has begun already, it ends here, and the
 * browser knows that it is not whole.
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
