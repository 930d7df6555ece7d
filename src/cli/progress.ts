/** Where progress is shown, and how time is told; replaced in tests. */
export interface ProgressScreen {
  /** Whether a line can be written over, as on a terminal. */
  isTerminal: boolean;
  write: (text: string) => void;
  /** Milliseconds since any moment. */
  now: () => number;
}

/** Work shorter than this, in milliseconds, shows no progress. */
const quiet = 1000;
/** A terminal is written over this often, another output gets a line this often; in milliseconds. */
const pauses = { terminal: 100, other: 5000 };
const clearLine = "\r\u001b[2K";

/**
 * Tells how far long work has come: on a terminal in one line that is written over, elsewhere in a plain
 * line now and then.
 */
export class Progress {
  readonly #screen: ProgressScreen;
  readonly #what: string;
  #begin: number | undefined;
  #told = -Infinity;
  #isShown = false;

  /** @param what - the things that are counted, such as "pages" */
  constructor(what: string, screen: ProgressScreen = errorStream()) {
    this.#what = what;
    this.#screen = screen;
  }

  /** Starts the clock; without it, the first `tell` does. */
  start(): void {
    this.#begin ??= this.#screen.now();
  }

  /** Notes that so many things are done, and shows it if it is time to. */
  tell(done: number, total: number): void {
    const { isTerminal, now, write } = this.#screen;
    const time = now();
    this.#begin ??= time;
    const spent = time - this.#begin;
    const pause = isTerminal ? pauses.terminal : pauses.other;
    const since = time - Math.max(this.#told, isTerminal ? -Infinity : this.#begin);
    if (spent < quiet || since < pause || done === total) return;
    this.#told = time;
    const line = `${number(done)} of ${number(total)} ${this.#what}, ${timeLeft((spent / done) * (total - done))} left`;
    write(isTerminal ? clearLine + line : `${line}\n`);
    this.#isShown = isTerminal;
  }

  /** Takes the line away, so that something else can be written. */
  clear(): void {
    if (this.#isShown) this.#screen.write(clearLine);
    this.#isShown = false;
  }
}

/** A number as people read it: `1,000`. */
export function number(value: number): string {
  return value.toLocaleString("en");
}

/** @param milliseconds - an estimate, and so told in few words */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The results of a command go to the output; all else goes here. */
function errorStream(): ProgressScreen {
  const { stderr } = process;
  return {
    isTerminal: stderr.isTTY && process.env["TERM"] !== "dumb",
    write: (text) => void stderr.write(text),
    now: () => performance.now(),
  };
}
