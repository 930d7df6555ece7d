import { questionOf } from "../../live/questionOf";
import type { ServerData } from "../../fields/parts/server";
import { afterPaint } from "./afterPaint";
import type { ServerView } from "./serverView";

/** How long a response is up to date. */
const LIFETIME_MS = 5 * 60_000;
/** How much longer it counts, while the next one is on its way. */
const GRACE_MS = 10_000;
/** Pauses after failed queries. Then they start again with the first one. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000, LIFETIME_MS];

const polls = new Map<string, ServerPoll>();

/** The poll of a server. Servers with the same query share it, and so does the next page. */
export function pollOf(server: ServerData, before: ServerView): ServerPoll {
  const question = questionOf(server);
  const poll = polls.get(question) ?? new ServerPoll(server, before);
  polls.set(question, poll);
  return poll;
}

/** Queries a server's status service while the server is on the page, the tab is visible and the browser is online. */
class ServerPoll {
  readonly #server: ServerData;
  readonly #watchers = new Set<() => void>();
  #view: ServerView;
  #hasFailed = false;
  #failures = 0;
  #request: AbortController | undefined;
  #nextQuery: ReturnType<typeof setTimeout> | undefined;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(server: ServerData, view: ServerView) {
    this.#server = server;
    this.#view = view;
  }

  get view(): ServerView {
    return this.#view;
  }

  /** Polls until the last watcher ends. Returns a function that ends this one. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    if (this.#watchers.size === 1) {
      addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
      void afterPaint().then(this.#wake);
    }
    return () => {
      this.#watchers.delete(onChange);
      if (this.#watchers.size > 0) return;
      removeEventListener("online", this.#wake);
      document.removeEventListener("visibilitychange", this.#wake);
      clearTimeout(this.#nextQuery);
      this.#request?.abort();
      this.#request = undefined;
    };
  }

  /** Queries at once if the last query failed or its response is out of date. */
  readonly #wake = () => {
    this.#failures = 0;
    this.#show();
    const rest = this.#hasFailed ? 0 : LIFETIME_MS - this.#age();
    if (rest > 0) this.#queryIn(rest);
    else void this.#query();
  };

  #queryIn(milliseconds: number): void {
    clearTimeout(this.#nextQuery);
    this.#nextQuery = setTimeout(() => void this.#query(), milliseconds);
  }

  async #query(): Promise<void> {
    if (this.#request || this.#watchers.size === 0 || document.visibilityState === "hidden") return;
    this.#hasFailed ||= isSaving();
    this.#show();
    if (isSaving() || !navigator.onLine) return;
    const request = new AbortController();
    this.#request = request;
    try {
      const { askServer } = await import("../../live/askServer");
      const answer = await askServer(this.#server, request.signal);
      if (request.signal.aborted) return;
      this.#view = { state: "asking", answer, at: Date.now() };
      this.#hasFailed = false;
      this.#failures = 0;
      this.#queryIn(LIFETIME_MS);
    } catch {
      if (request.signal.aborted) return;
      this.#hasFailed = true;
      this.#queryIn(PAUSES_MS[this.#failures++ % PAUSES_MS.length]!);
    }
    this.#request = undefined;
    this.#show();
  }

  /** Age of the last response in milliseconds. A response from the future does not count, because a clock was wrong. */
  #age(): number {
    const age = Date.now() - (this.#view.at ?? Infinity);
    return age < 0 ? Infinity : age;
  }

  readonly #show = () => {
    const rest = LIFETIME_MS + GRACE_MS - this.#age();
    clearTimeout(this.#expiry);
    if (rest > 0) this.#expiry = setTimeout(this.#show, rest);
    const unanswered = this.#hasFailed || !navigator.onLine ? "unknown" : "asking";
    const state = rest > 0 && this.#view.answer ? this.#view.answer.state : unanswered;
    if (state === this.#view.state) return;
    this.#view = { ...this.#view, state };
    for (const onChange of this.#watchers) onChange();
  };
}

/** Whether the visitor prefers to save data. Source: https://wicg.github.io/savedata/ */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
