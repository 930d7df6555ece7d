import { edit } from "../addresses";
import { SentenceError } from "../sentence";
import type { EditorWords } from "../words/en";
import { ChangedElsewhere, type Place, type ReadText } from "./place";

/** A file that the server reads and writes. */
interface Served {
  key: string;
  keyHeader: string;
  /** The name of a catalogue file that the config names; by default, the config itself. */
  catalogue?: string;
}

/** Opens a file on this machine, by way of `spawnpage start`. */
export async function openDevServer(
  { key, keyHeader, catalogue }: Served,
  words: EditorWords["worker"],
): Promise<{ place: Place; first: ReadText }> {
  const address =
    catalogue === undefined
      ? edit.config
      : `${edit.catalogue}?${new URLSearchParams({ name: catalogue }).toString()}`;
  const ask = async ({
    headers,
    ...options
  }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> }) => {
    const response = await fetch(address, {
      ...options,
      headers: { ...headers, [keyHeader]: key },
    }).catch(() => {
      throw new SentenceError({ text: words.stopped });
    });
    if (response.status === 412) throw new ChangedElsewhere((await response.text()).trim());
    if (!response.ok && response.status !== 304) throw new Error((await response.text()).trim());
    return response;
  };
  const tagOf = (response: Response) => response.headers.get("etag") ?? "";
  const readWithPath = async (known?: ReadText) => {
    // The browser's own cache would hide that nothing has changed.
    const response = await ask(
      known ? { cache: "no-store", headers: { "If-None-Match": known.tag } } : { cache: "no-store" },
    );
    if (known && response.status === 304) return { ...known, path: "" };
    const { text, path } = (await response.json()) as { text: string; path: string };
    return { text, tag: tagOf(response), path };
  };
  const { path, ...first } = await readWithPath();
  const place: Place = {
    // Another site can have the same address tomorrow.
    name: path,
    read: async (known) => {
      const { text, tag } = await readWithPath(known);
      return { text, tag };
    },
    write: async (text, expected) => {
      const response = await ask({
        method: "PUT",
        headers: { "Content-Type": "application/json", "If-Match": expected },
        body: JSON.stringify({ text }),
      });
      return tagOf(response);
    },
  };
  return { place, first };
}
