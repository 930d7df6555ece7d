import { useCallback, useSyncExternalStore } from "react";
import type { ServerData } from "../../fields/parts/server";
import { afterPaint } from "./afterPaint";
import { questionOf } from "../../live/questionOf";
import { type ServerView, viewBefore } from "./serverView";

/** What is known by question: who shows the same server shows the same answer, on this page and the next. */
const views = new Map<string, ServerView>();

/** Who shows the answer to a question, and what ends the asking once nobody does. */
interface Watch {
  watchers: Set<() => void>;
  end: () => void;
}
const watches = new Map<string, Watch>();

/** What is known of a server now. What uses it is rendered anew when that changes; the service is asked while it is shown. */
export function useServer(server: ServerData): ServerView {
  const question = questionOf(server);
  const subscribe = useCallback(
    (onChange: () => void) => watch(question, server, onChange),
    [question, server],
  );
  return useSyncExternalStore(
    subscribe,
    () => views.get(question) ?? viewBefore(server),
    () => viewBefore(server),
  );
}

/** Asks about a server from its first watcher to its last. */
function watch(question: string, server: ServerData, onChange: () => void): () => void {
  let group = watches.get(question);
  if (group) group.watchers.add(onChange);
  else {
    group = { watchers: new Set([onChange]), end: follow(question, server) };
    watches.set(question, group);
  }
  const { watchers, end } = group;
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    watches.delete(question);
    end();
  };
}

/**
 * Asks about a server once the page has been painted, and keeps asking.
 * @returns what ends it
 */
function follow(question: string, server: ServerData): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const show = (view: ServerView) => {
    views.set(question, view);
    for (const onChange of watches.get(question)?.watchers ?? []) onChange();
  };
  const giveUp = () => {
    if (!isOver) show({ ...viewBefore(server), state: "unknown" });
  };
  void afterPaint()
    .then(() => {
      if (isOver) return;
      if (isSaving()) return giveUp();
      return import("./serverQueries").then(({ followServer }) => {
        if (!isOver) end = followServer(server, show);
      });
    })
    .catch(giveUp);
  return () => {
    isOver = true;
    end?.();
  };
}

/** Whether the visitor wants as little as possible loaded. Source: https://wicg.github.io/savedata/ */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
