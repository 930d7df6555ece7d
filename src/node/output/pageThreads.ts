import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { KnownAnswer } from "../../compile/compileServers";
import type { MadePage } from "../../core/sitePlan";
import type { Surroundings } from "../../validate/surroundings";
import type { Launched } from "../openProgram";
import type { UnmadePage } from "./writePages";

/** What a thread makes pages from: the same as the main one. */
export interface ThreadSetup {
  launched: Launched;
  /** The config as an absolute path, and its text. */
  file: string;
  text: string;
  /** What the host says of the site. */
  place: Pick<Surroundings, "basePath" | "origin">;
  /** The moment for which the site is made, in milliseconds since 1970. */
  now: number;
  /** What services have said of servers, by `questionOf`. */
  answers: ReadonlyMap<string, KnownAnswer>;
  /** Names all that every page depends on. */
  common: string;
}

/** A page that a thread has made. */
export interface MadeElsewhere {
  index: number;
  /** Names all that it was made from. */
  key: string;
  page: MadePage;
}

/** Each thread holds the whole site in memory once more. */
const MOST_THREADS = 3;
/** So many pages a thread is given at once. */
const BATCH = 8;

/** Called with each page that was made, in any order. */
type OnMade = (page: UnmadePage, made: MadePage, isElsewhere: boolean) => void;

/**
 * Makes pages in several threads, of which the main one is one. What a thread cannot make, the main one does.
 * @param pages - each is made once
 * @param setup - what the threads make them from; absent where the main one is to make all of them
 */
export async function makePages(
  pages: readonly UnmadePage[],
  setup: ThreadSetup | undefined,
  onMade: OnMade,
): Promise<void> {
  const queue = [...pages].reverse();
  const threads = setup ? startThreads(setup, queue, onMade) : [];
  try {
    for (;;) {
      for (const { failure } of threads) if (failure) throw failure.error;
      const page = queue.pop();
      if (page) onMade(page, await page.plan.make(), false);
      else if (!threads.some((thread) => thread.isBusy)) return;
      // Lets in what the threads have made.
      if (threads.length > 0) await nextTurn();
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function startThreads(setup: ThreadSetup, queue: UnmadePage[], onMade: OnMade): PageThread[] {
  const count = Math.min(availableParallelism() - 1, MOST_THREADS);
  return Array.from({ length: count }, () => new PageThread(setup, queue, onMade));
}

/** A thread that takes pages from the queue of all. */
class PageThread {
  readonly #worker: Worker;
  readonly #queue: UnmadePage[];
  readonly #onMade: OnMade;
  /** The pages that it was given and has not made yet, by their place in the site. */
  readonly #given = new Map<number, UnmadePage>();
  /** What went wrong with a page that it has made, when that was to be written. */
  failure: { error: unknown } | undefined;

  constructor(setup: ThreadSetup, queue: UnmadePage[], onMade: OnMade) {
    this.#queue = queue;
    this.#onMade = onMade;
    this.#worker = new Worker(join(setup.launched.folder, "pageThread.mjs"), { workerData: setup });
    this.#worker.on("message", (message: "ready" | MadeElsewhere) => this.#take(message));
    this.#worker.on("error", () => this.#giveBack());
    this.#worker.on("exit", () => this.#giveBack());
  }

  /** Whether it may still bring a page. */
  get isBusy(): boolean {
    return this.#given.size > 0;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(message: "ready" | MadeElsewhere): void {
    if (message !== "ready") {
      const { index, key, page } = message;
      const wanted = this.#given.get(index);
      this.#given.delete(index);
      if (wanted?.key === key) this.#write(wanted, page);
      else if (wanted) this.#queue.push(wanted);
    }
    // One batch waits while another is made.
    if (this.#given.size < BATCH) this.#giveMore();
  }

  #write(wanted: UnmadePage, page: MadePage): void {
    try {
      this.#onMade(wanted, page, true);
    } catch (error) {
      this.failure ??= { error };
    }
  }

  #giveMore(): void {
    // The first pages are the main one's.
    const pages = this.#queue.splice(0, BATCH);
    for (const page of pages) this.#given.set(page.index, page);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    if (pages.length > 0) this.#worker.postMessage(pages.map(({ index }) => index));
  }

  #giveBack(): void {
    this.#queue.push(...this.#given.values());
    this.#given.clear();
  }
}
