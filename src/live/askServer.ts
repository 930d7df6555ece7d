import type { ServerAnswer, ServerData } from "../fields/parts/server";
import { providerOf } from "./providers";

/** Above the size of any service's responses. The longest have pictures and a hundred names. */
const MOST_BYTES = 256 * 1024;
const PATIENCE_MS = 8_000;

/** Thrown if a service did not send a usable response. The server may still be online, so the reason is not shown. */
export class NoAnswer extends Error {}

/**
 * Queries the status service of a server. The request has no cookies and no referrer, only the site's origin, and
 * redirects are not followed.
 * @param signal - aborts the request
 * @throws NoAnswer if the response takes over eight seconds, is larger than 256 KiB, or cannot be read
 */
export async function askServer(
  server: Pick<ServerData, "ask" | "provider" | "paths">,
  signal?: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<ServerAnswer> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const patience = setTimeout(end, patienceMs);
  signal?.addEventListener("abort", end);
  try {
    const response = await fetch(server.ask, {
      signal: ending.signal,
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
    });
    const written: unknown = JSON.parse(await textOf(response));
    const { ask, paths } = server;
    // Few servers have any of these.
    const hasOwn = paths && (paths.figures ?? paths.lists ?? paths.image) !== undefined;
    const own = hasOwn ? (await import("./ownValues")).ownValues(written, paths, ask) : undefined;
    const answer = providerOf(server).read(response.status, written, { ...server, own });
    if (answer) return answer;
  } catch {
    // No network, another format, or too long: no usable response.
  } finally {
    end();
    clearTimeout(patience);
    signal?.removeEventListener("abort", end);
  }
  throw new NoAnswer();
}

/** The text of a response that is not too long. */
async function textOf(response: Response): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) throw new NoAnswer();
    text += decoder.decode(value, { stream: true });
  }
}
