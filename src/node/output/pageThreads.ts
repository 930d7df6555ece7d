import { EventEmitter, once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { PlannedPage } from "../../compile/page";
import type { MadePage } from "../../core/sitePlan";
import type { ThreadSetup } from "./threadSetup";
import type { UnmadePage } from "./writePages";

/** A page that a thread is to make, with the blocks that its owner wrote. */
export interface OrderedPage {
  index: number;
  blocks: PlannedPage["blocks"];
}

/** A page that a thread has made. */
export interface MadeElsewhere {
  index: number;
  /** Names all that it was made from. */
  key: string;
  page: MadePage;
}

/** Each thread holds the program in memory once more. */
const MOST_THREADS = 3;
/** Each thread may have so much memory for what is soon done with, in MiB; with more it takes as long. */
const YOUNG_MIB = 12;
/** So many pages a thread is given at once. */
const BATCH = 8;

/** What is told while pages are made. */
export interface PageEvents {
  /** Called with each page that was made, in any order. */
  onMade: (page: UnmadePage, made: MadePage, isElsewhere: boolean) => void;
  /** Called where a thread cannot begin or ends early; its pages are made all the same. */
  onThreadFailure?: ((error: unknown) => void) | undefined;
}

/** What the threads of one site share. */
interface Shared extends PageEvents {
  /** The pages that nobody makes yet; the last one is the first of the site. */
  queue: UnmadePage[];
  /** Tells of each `news` from a thread. */
  news: EventEmitter;
}

/**
 * Makes pages in several threads, of which the main one is one. What a thread cannot make, the main one does.
 * @param pages - each is made once
 * @param setup - what the threads make them from; absent where the main one is to make all of them
 * @throws whatever `onMade` throws
 */
export async function makePages(
  pages: readonly UnmadePage[],
  setup: ThreadSetup | undefined,
  events: PageEvents,
): Promise<void> {
  const queue = [...pages].reverse();
  const news = new EventEmitter();
  const threads = setup ? startThreads(setup, { ...events, queue, news }) : [];
  try {
    for (;;) {
      for (const { failure } of threads) if (failure) throw failure.error;
      const page = queue.pop();
      if (page) {
        events.onMade(page, await page.plan.make(), false);
        // Lets in what the threads have made.
        if (threads.length > 0) await nextTurn();
      } else if (threads.some((thread) => thread.isBusy)) await once(news, "news");
      else return;
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

/** As many threads as the machine has room for; fewer, or none, where it refuses them. */
function startThreads(setup: ThreadSetup, shared: Shared): PageThread[] {
  const count = Math.min(availableParallelism() - 1, MOST_THREADS);
  const threads: PageThread[] = [];
  try {
    while (threads.length < count) threads.push(new PageThread(setup, shared));
  } catch (error) {
    shared.onThreadFailure?.(error);
  }
  return threads;
}

/** A thread that takes pages from the queue of all. */
class PageThread {
  readonly #worker: Worker;
  readonly #shared: Shared;
  /** The pages that it was given and has not made yet, by their place in the site. */
  readonly #given = new Map<number, UnmadePage>();
  /** What went wrong with a page that it has made, when that was to be written. */
  failure: { error: unknown } | undefined;

  /** @throws Error when the thread cannot be started */
  constructor(setup: ThreadSetup, shared: Shared) {
    this.#shared = shared;
    this.#worker = new Worker(join(setup.launched.folder, "pageMaker.mjs"), {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    this.#worker.on("message", (message: "ready" | MadeElsewhere) => this.#take(message));
    this.#worker.on("error", (error) => {
      this.#giveBack();
      shared.onThreadFailure?.(error);
    });
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
      else if (wanted) this.#shared.queue.push(wanted);
    }
    // One batch waits while another is made.
    if (this.#given.size < BATCH) this.#giveMore();
    this.#shared.news.emit("news");
  }

  #write(wanted: UnmadePage, page: MadePage): void {
    try {
      this.#shared.onMade(wanted, page, true);
    } catch (error) {
      this.failure ??= { error };
    }
  }

  #giveMore(): void {
    // The first pages are the main one's.
    const pages = this.#shared.queue.splice(0, BATCH);
    for (const page of pages) this.#given.set(page.index, page);
    const ordered = pages.map(({ index, plan }): OrderedPage => ({ index, blocks: plan.blocks }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    if (pages.length > 0) this.#worker.postMessage(ordered);
  }

  #giveBack(): void {
    this.#shared.queue.push(...this.#given.values());
    this.#given.clear();
    this.#shared.news.emit("news");
  }
}
