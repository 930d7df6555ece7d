import { onlineManager, QueryObserver } from "@tanstack/query-core";
import { askServer } from "../../live/askServer";
import { questionOf } from "../../live/questionOf";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";
import { queryClient } from "./queryClient";
import type { ServerView } from "./serverView";

/** How long an answer counts. */
const LIFETIME_MS = 5 * 60_000;
/** So much older an answer may be while the next one is on its way. */
const GRACE_MS = 10_000;
/**
 * A failed question is asked again after 1, 2, 4, 8, 16 and 30 seconds, then with the next answer that is due: the library
 * itself begins with a second, and doubles that up to 30.
 */
const RETRIES = 6;

/** A query, as far as it is read here. */
interface Asked {
  state: { dataUpdatedAt: number };
}

/** How old an answer is, in milliseconds. One from the future tells of a clock that was wrong: it does not count. */
const ageOf = (at: number) => Date.now() - at;

/**
 * The answers of all servers, kept while the site is open: over changes of the page, and in a tab that is left and looked
 * at again. Nothing is asked in a tab that nobody sees, or without a network.
 */
const client = queryClient({
  staleTime: ({ state }: Asked) => (ageOf(state.dataUpdatedAt) < 0 ? -Infinity : LIFETIME_MS),
  gcTime: Infinity,
  // Whoever shows an answer from the page before asks when it is due, not five minutes after the page was opened.
  refetchInterval({ state }: Asked) {
    const rest = LIFETIME_MS - ageOf(state.dataUpdatedAt);
    return rest > 0 && rest < LIFETIME_MS ? Math.max(rest, GRACE_MS / 2) : LIFETIME_MS;
  },
  retry: RETRIES,
});
onlineManager.setOnline(navigator.onLine);

/**
 * Asks about a server, and again when its answer is too old.
 * @param onView - is told what is known, at once where there is an answer already
 * @returns what ends it; the only thing told after that is that the last answer does not count any more
 */
export function followServer(server: ServerData, onView: (view: ServerView) => void): () => void {
  const { snapshot } = server;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new QueryObserver<ServerAnswer>(client, {
    queryKey: [questionOf(server)],
    queryFn: ({ signal }) => askServer(server, signal),
    ...(snapshot && { initialData: snapshot.answer, initialDataUpdatedAt: snapshot.at }),
  });
  const tell = () => {
    const { data, dataUpdatedAt, failureCount, isError, isPaused } = observer.getCurrentResult();
    const isUnanswered = failureCount > 0 || isError || isPaused;
    if (!data) {
      if (isUnanswered) onView({ state: "unknown" });
      return;
    }
    const age = ageOf(dataUpdatedAt);
    const rest = LIFETIME_MS + GRACE_MS - age;
    const counts = age >= 0 && rest > 0;
    clearTimeout(timer);
    if (counts) timer = setTimeout(tell, rest);
    onView({
      state: counts ? data.state : isUnanswered ? "unknown" : "asking",
      answer: data,
      at: dataUpdatedAt,
    });
  };
  const end = observer.subscribe(tell);
  tell();
  return end;
}
