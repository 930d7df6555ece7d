import { useCallback, useSyncExternalStore } from "react";
import type { ServerData } from "../../fields/parts/server";
import { afterPaint } from "./afterPaint";
import { questionOf } from "../../live/questionOf";
import { type ServerView, viewBefore } from "./serverView";

/** What is known by question: who shows the same server shows the same answer, on this page and the next. */
const views = new Map<string, ServerView>();

/** Who asks about a server. */
interface Following {
  /** Begins to ask, unless that has been done. */
  begin: () => void;
  end: () => void;
}

/** Who shows the answer to a question, and who asks as long as somebody does. */
interface Watch extends Following {
  watchers: Set<() => void>;
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
  const group = watches.get(question) ?? { watchers: new Set(), ...follow(question, server) };
  watches.set(question, group);
  const { watchers, begin, end } = group;
  watchers.add(onChange);
  begin();
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    watches.delete(question);
    end();
  };
}

/**
 * Asks about a server once the page has been painted, and keeps asking. Where the script for that does not load, it is tried
 * again when that may have changed.
 */
function follow(question: string, server: ServerData): Following {
  let isOver = false;
  let end: (() => void) | undefined;
  const show = (view: ServerView) => {
    // Who asks now knows better.
    if (isOver && watches.has(question)) return;
    views.set(question, view);
    for (const onChange of watches.get(question)?.watchers ?? []) onChange();
  };
  const giveUp = () => {
    if (!isOver) show({ ...viewBefore(server), state: "unknown" });
  };
  const begin = () => {
    if (isOver || end) return;
    afterPaint()
      .then(() => {
        if (isOver) return;
        if (isSaving()) return giveUp();
        return import("./serverQueries").then(({ followServer }) => {
          if (!isOver) end ??= followServer(server, show);
        });
      })
      .catch(() => {
        giveUp();
        addEventListener("online", begin, { once: true });
        document.addEventListener("visibilitychange", begin, { once: true });
      });
  };
  return {
    begin,
    end() {
      isOver = true;
      end?.();
    },
  };
}

/** Whether the visitor wants as little as possible loaded. Source: https://wicg.github.io/savedata/ */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
