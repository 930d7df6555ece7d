/** The output and the time source, replaced in tests. */
export interface ProgressScreen {
  /** Whether a line can be overwritten, as on a terminal. */
  isTerminal: boolean;
  write: (text: string) => void;
  /** In milliseconds. */
  now: () => number;
}

/** In milliseconds. Shorter work shows no progress. */
const quiet = 1000;
/** Milliseconds between updates. */
const pauses = { terminal: 100, other: 5000 };
const clearLine = "\r\u001b[2K";

/** Shows the progress of long work: one updated line on a terminal, otherwise a plain line now and then. */
export class Progress {
  readonly #screen: ProgressScreen;
  readonly #what: string;
  #begin: number | undefined;
  #lastShown = -Infinity;
  #isShown = false;

  /** @param what - the counted things, such as "pages" */
  constructor(what: string, screen: ProgressScreen = errorStream()) {
    this.#what = what;
    this.#screen = screen;
  }

  /** Starts measuring time. Otherwise, the first `tell` does. */
  start(): void {
    this.#begin ??= this.#screen.now();
  }

  /** Reports the number of finished things, and shows it if the last update is old enough. */
  tell(done: number, total: number): void {
    const { isTerminal, now, write } = this.#screen;
    const time = now();
    this.#begin ??= time;
    const spent = time - this.#begin;
    const pause = isTerminal ? pauses.terminal : pauses.other;
    const since = time - Math.max(this.#lastShown, isTerminal ? -Infinity : this.#begin);
    if (spent < quiet || since < pause || done === total) return;
    this.#lastShown = time;
    const line = `${number(done)} of ${number(total)} ${this.#what}, ${timeLeft((spent / done) * (total - done))} left`;
    write(isTerminal ? clearLine + line : `${line}\n`);
    this.#isShown = isTerminal;
  }

  /** Clears the line, so other output can be written. */
  clear(): void {
    if (this.#isShown) this.#screen.write(clearLine);
    this.#isShown = false;
  }
}

/** Formats a number: `1,000`. */
export function number(value: number): string {
  return value.toLocaleString("en");
}

/** @param milliseconds - an estimate, so it is rounded */
function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The output is for results, so progress goes to the error output. */
function errorStream(): ProgressScreen {
  const { stderr } = process;
  return {
    isTerminal: stderr.isTTY && process.env["TERM"] !== "dumb",
    write: (text) => void stderr.write(text),
    now: () => performance.now(),
  };
}
