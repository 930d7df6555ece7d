import { useCallback, useSyncExternalStore } from "react";
import type { ServerAnswer, ServerData } from "../../fields/parts/server";

/**
 * What a page knows of a server. It is asking until the service has answered, or failed to, once; it knows nothing where
 * the service does not answer. `answer` and `at`, in milliseconds since 1970, are there where there is an answer that counts.
 */
export type ServerView =
  | { state: "asking" | "unknown"; answer?: undefined; at?: undefined }
  | { state: ServerAnswer["state"]; answer: ServerAnswer; at: number };

const asking: ServerView = { state: "asking" };
const unknown: ServerView = { state: "unknown" };

/** By the address of their answers: who shows the same server shows the same answer. */
const views = new Map<string, ServerView>();
const watchers = new Map<string, Set<() => void>>();
const begun = new WeakMap<ServerData, ServerView>();

/** What is known of a server now. What uses it is rendered anew when that changes; the service is asked while it is shown. */
export function useServer(server: ServerData): ServerView {
  const subscribe = useCallback((onChange: () => void) => watch(server, onChange), [server]);
  return useSyncExternalStore(
    subscribe,
    () => views.get(server.ask) ?? viewBefore(server),
    () => viewBefore(server),
  );
}

/** What is known before anybody was asked: what the service said when the page was made. */
function viewBefore(server: ServerData): ServerView {
  const { snapshot } = server;
  if (!snapshot) return asking;
  let view = begun.get(server);
  if (!view) {
    view = { state: snapshot.answer.state, answer: snapshot.answer, at: snapshot.at };
    begun.set(server, view);
  }
  return view;
}

/** Asks about a server from its first watcher to its last. */
function watch(server: ServerData, onChange: () => void): () => void {
  const { ask } = server;
  let group = watchers.get(ask);
  if (!group) watchers.set(ask, (group = new Set()));
  group.add(onChange);
  const end = group.size === 1 ? follow(server) : undefined;
  if (end) ends.set(ask, end);
  return () => {
    group.delete(onChange);
    if (group.size > 0) return;
    watchers.delete(ask);
    ends.get(ask)?.();
    ends.delete(ask);
  };
}

const ends = new Map<string, () => void>();

function follow(server: ServerData): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const show = (view: ServerView) => {
    views.set(server.ask, view);
    for (const onChange of watchers.get(server.ask) ?? []) onChange();
  };
  if (isSaving()) show(unknown);
  else {
    void afterPaint()
      .then(() => import("./serverQueries"))
      .then(
        ({ followServer }) => {
          if (!isOver) end = followServer(server, show);
        },
        () => show(unknown),
      );
  }
  return () => {
    isOver = true;
    end?.();
  };
}

/** Whether the visitor wants as little as possible loaded. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Waits until the page has been painted and the browser has nothing better to do, and until somebody looks at it. */
async function afterPaint(): Promise<void> {
  if (document.readyState !== "complete") await once(window, "load");
  while (document.visibilityState === "hidden") await once(document, "visibilitychange");
  await new Promise<void>((done) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
}

function once(target: EventTarget, type: string): Promise<Event> {
  return new Promise((done) => target.addEventListener(type, done, { once: true }));
}
