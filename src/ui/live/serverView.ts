import type { ServerAnswer } from "../../fields/parts/server";
import type { Settings } from "../Settings";

/**
 * What a page knows of a server.
 * - `state`: what is known now. While no answer counts, it is asking until the service has answered or failed to, and unknown
 *   where it failed to or nobody may be asked
 * - `answer`: the last one, however old; absent where there was none
 * - `at`: when that was given, in milliseconds since 1970
 */
export type ServerView = { state: ServerState } & (
  { answer?: undefined; at?: undefined } | { answer: ServerAnswer; at: number }
);

export type ServerState = ServerAnswer["state"] | "asking" | "unknown";

/** The words for the states in the language of the site. */
export function wordsOfStates(labels: Settings["labels"]): Record<ServerState, string> {
  return {
    online: labels.serverOnline,
    offline: labels.serverOffline,
    unknown: labels.serverUnknown,
    asking: labels.serverAsking,
  };
}
