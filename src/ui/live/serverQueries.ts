import { onlineManager, QueryObserver } from "@tanstack/query-core";
import { askServer } from "../../live/askServer";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { queryClient } from "./queryClient";
import type { ServerView } from "./serverView";

/** How long an answer counts. */
const LIFETIME_MS = 5 * 60_000;
/** So much older an answer may be while the next one is on its way. */
const GRACE_MS = 10_000;
/** A failed question is asked again after 1, 2, 4, 8, 16 and 30 seconds, then with the next answer that is due. */
const RETRIES = 6;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The answers of all servers, kept while the site is open: over changes of the page, and in a tab that is left and looked
 * at again. Nothing is asked in a tab that nobody sees, or without a network.
 */
const client = queryClient({
  staleTime: LIFETIME_MS,
  gcTime: Infinity,
  refetchInterval: LIFETIME_MS,
  retry: RETRIES,
  retryDelay: (failures: number) => Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS),
});
onlineManager.setOnline(navigator.onLine);

/**
 * Asks about a server, and again when its answer is too old.
 * @param onView - is told what is known, at once where there is an answer already
 * @returns what ends it
 */
export function followServer(server: ServerData, onView: (view: ServerView) => void): () => void {
  const { snapshot, ask, paths } = server;
  const observer = new QueryObserver<ServerAnswer>(client, {
    queryKey: [ask, paths],
    queryFn: ({ signal }) => askServer(server, signal),
    ...(snapshot ? { initialData: snapshot.answer, initialDataUpdatedAt: snapshot.at } : {}),
  });
  const tell = () => {
    const { data, dataUpdatedAt, failureCount, isError, isPaused } = observer.getCurrentResult();
    const isUnanswered = failureCount > 0 || isError || isPaused;
    if (!data) {
      if (isUnanswered) onView({ state: "unknown" });
      return;
    }
    const counts = Date.now() - dataUpdatedAt <= LIFETIME_MS + GRACE_MS;
    const isFromBuild = dataUpdatedAt === snapshot?.at;
    const state = counts ? data.state : isUnanswered ? "unknown" : isFromBuild ? "asking" : data.state;
    onView({ state, answer: data, at: dataUpdatedAt });
  };
  const end = observer.subscribe(tell);
  tell();
  return end;
}
