/** How long another tab may take to save its work before this one takes over. In milliseconds. */
const PATIENCE_MS = 2000;

export interface TabLockOptions {
  /** Identifies what only one tab may edit. */
  name: string;
  /** Called when this tab may edit, except at first. */
  onOwn: () => void;
  /** Called when another tab takes over. It waits until the work is saved. */
  onGive: () => Promise<void>;
}

/** The right to edit a config, which one tab of a browser has at a time. */
export class TabLock {
  /** Whether this tab may edit. */
  isOwn = false;
  readonly #options: TabLockOptions;
  readonly #tabs: BroadcastChannel;
  #onGiven: (() => void) | undefined;

  private constructor(options: TabLockOptions) {
    this.#options = options;
    this.#tabs = new BroadcastChannel(options.name);
    this.#tabs.addEventListener("message", ({ data }: MessageEvent<"give" | "given">) => {
      if (data === "given") this.#onGiven?.();
      else if (this.isOwn) void this.#give().then(() => this.#tell("given"));
    });
  }

  /** Gets the right if no other tab has it, and otherwise as soon as that tab is closed. */
  static async open(options: TabLockOptions): Promise<TabLock> {
    const lock = new TabLock(options);
    await new Promise<void>((settled) => {
      void navigator.locks
        .request(options.name, { ifAvailable: true }, (granted) => {
          lock.isOwn = granted !== null;
          settled();
          return granted ? lock.#hold() : undefined;
        })
        .catch(() => lock.#lose());
    });
    if (!lock.isOwn) lock.#wait();
    return lock;
  }

  /** Takes the right from the tab that has it. */
  async take(): Promise<void> {
    await new Promise<void>((given) => {
      this.#onGiven = given;
      setTimeout(given, PATIENCE_MS);
      this.#tell("give");
    });
    this.#request({ steal: true });
  }

  #tell(message: "give" | "given"): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    this.#tabs.postMessage(message);
  }

  #wait(): void {
    this.#request({});
  }

  #request(how: LockOptions): void {
    navigator.locks
      .request(this.#options.name, how, () => {
        this.isOwn = true;
        this.#options.onOwn();
        return this.#hold();
      })
      .catch(() => this.#lose());
  }

  /** Holds the lock until it is taken, or the tab is closed. */
  #hold(): Promise<never> {
    return new Promise(() => undefined);
  }

  async #give(): Promise<void> {
    await this.#options.onGive();
    this.isOwn = false;
  }

  /** Another tab has taken the lock. */
  #lose(): void {
    if (this.isOwn) void this.#give();
    this.#wait();
  }
}
