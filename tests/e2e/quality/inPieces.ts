import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { atEndOfFile } from "../endOfFile";

/** Makes browsers that support it delay the first paint until the first block has arrived. */
const paintedAtOnce = /<link rel="expect"[^>]*>/;

/** A site whose documents arrive and are painted in two parts, as on a slow connection. */
export interface SiteInPieces {
  /** Its address, without a trailing slash. */
  origin: string;
  /** Releases the second parts. */
  release: () => void;
}

/**
 * Proxies a served site, and delays the second part of its documents.
 * @param url - the site, with a trailing slash
 * @param cut - returns the start of a document's second part
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
