import type { Settings } from "../Settings";
import type { ServerView } from "./useServer";

/** The word for a state in the language of the site. */
export function stateInWords(state: ServerView["state"], labels: Settings["labels"]): string {
  return {
    online: labels.serverOnline,
    offline: labels.serverOffline,
    unknown: labels.serverUnknown,
    asking: labels.serverAsking,
  }[state];
}
