import type { ServerAnswer, ServerData } from "../../fields/parts/server";
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

const asking: ServerView = { state: "asking" };
const begun = new WeakMap<ServerData, ServerView>();

/** What is known before anybody was asked: what the service said when the page was made. The same object each time. */
export function viewBefore(server: ServerData): ServerView {
  const { snapshot } = server;
  if (!snapshot) return asking;
  let view = begun.get(server);
  if (!view) {
    view = { state: "asking", answer: snapshot.answer, at: snapshot.at };
    begun.set(server, view);
  }
  return view;
}

/** The words for the states in the language of the site. */
export function wordsOfStates(labels: Settings["labels"]): Record<ServerState, string> {
  return {
    online: labels.serverOnline,
    offline: labels.serverOffline,
    unknown: labels.serverUnknown,
    asking: labels.serverAsking,
  };
}
