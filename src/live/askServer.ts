import type { ServerAnswer, ServerData } from "../fields/parts/server";
import { providerOf } from "./providers";

/** More than any service says: the longest answers are those with pictures and a hundred names. */
const MOST_BYTES = 256 * 1024;
const PATIENCE_MS = 8_000;

/** That a service did not answer, or not in a way that says anything of the server: it may well be up. Nobody is told why. */
export class NoAnswer extends Error {}

/**
 * Asks the service that knows a server. Nothing of the visitor goes with the question but where the site lies, and no
 * answer is followed elsewhere.
 * @param signal - ends the question
 * @throws NoAnswer where nothing comes within eight seconds, more than 256 KiB, or something that cannot be read
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
    const answer = providerOf(server).read(response.status, written, server.paths);
    if (answer) return answer;
  } catch {
    // No network, another form, too much of it: all of that is no answer.
  } finally {
    end();
    clearTimeout(patience);
    signal?.removeEventListener("abort", end);
  }
  throw new NoAnswer();
}

/** The text of an answer, as far as it is short. */
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
