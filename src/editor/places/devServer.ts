import { edit } from "../addresses";
import { SentenceError } from "../sentence";
import type { EditorWords } from "../words/en";
import { ChangedElsewhere, type Place } from "./place";

/** The config file on this machine, by way of `spawnpage start`. */
export function devServer(key: string, keyHeader: string, name: string, words: EditorWords["worker"]): Place {
  const ask = async (options: RequestInit) => {
    const response = await fetch(edit.config, {
      ...options,
      headers: { ...options.headers, [keyHeader]: key },
    }).catch(() => {
      throw new SentenceError({ text: words.stopped });
    });
    if (response.status === 412) throw new ChangedElsewhere((await response.text()).trim());
    if (!response.ok) throw new Error((await response.text()).trim());
    return response;
  };
  const tagOf = (response: Response) => response.headers.get("etag") ?? "";
  return {
    name,
    read: async () => {
      const response = await ask({});
      const { text } = (await response.json()) as { text: string };
      return { text, tag: tagOf(response) };
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
}
