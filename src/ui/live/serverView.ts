import type { ServerAnswer } from "../../fields/parts/server";
import type { Settings } from "../Settings";

/**
 * The known data of a server.
 * - `state`: "asking" before the first result, then the state; "unknown" after a failure or if queries are not allowed
 * - `answer`: the last response, however old; `undefined` without one
 * - `at`: the time of that response, in milliseconds since 1970
 */
export type ServerView = { state: ServerState } & (
  | { answer?: undefined; at?: undefined }
  | { answer: ServerAnswer; at: number }
);

export type ServerState = ServerAnswer["state"] | "asking" | "unknown";

/** The states in the site's language. */
export function wordsOfStates(labels: Settings["labels"]): Record<ServerState, string> {
  return {
    online: labels.serverOnline,
    offline: labels.serverOffline,
    unknown: labels.serverUnknown,
    asking: labels.serverAsking,
  };
}
