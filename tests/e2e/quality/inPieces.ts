import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { atEndOfFile } from "../endOfFile";

/** Makes browsers that support it delay the first paint until the first block has arrived. */
const paintedAtOnce = /<link rel="expect"[^>]*>/;

/** A site whose documents come in two pieces, as they do over a slow line, and are painted in pieces. */
export interface SiteInPieces {
  /** Its address, without a slash at the end. */
  origin: string;
  /** Lets the second pieces come. */
  release: () => void;
}

/**
 * Serves a site that is served already, but for the second half of its documents, which is held back.
 * @param url - the site, with a slash at the end
 * @param cut - where the second piece of a document begins
 */
export async function serveInPieces(url: string, cut: (html: string) => number): Promise<SiteInPieces> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const server = createServer((request, response) => {
    void answer().catch((error: Error) => response.destroy(error));

    async function answer() {
      const whole = await fetch(new URL(request.url!, url));
      for (const name of ["content-type", "content-security-policy"]) {
        const value = whole.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(whole.status);
      if (!whole.headers.get("content-type")?.startsWith("text/html")) {
        response.end(Buffer.from(await whole.arrayBuffer()));
        return;
      }
      const html = (await whole.text()).replace(paintedAtOnce, "");
      const place = cut(html);
      response.write(html.slice(0, place));
      await released;
      response.end(html.slice(place));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  atEndOfFile(() => {
    release();
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release };
}
