import { isSame } from "./configMemory";
import type { Surroundings } from "./surroundings";

/** A question to the surroundings, with its answer. */
export interface Answer {
  about: keyof Surroundings;
  /** Its argument, if it has one; absent if it is not a function. */
  given?: readonly unknown[];
  answer: unknown;
}

/** Asks the surroundings each question once. */
export class Questions {
  readonly #source: Surroundings;
  /** Surroundings that note each answer. */
  readonly surroundings: Surroundings;
  #noted = new Set<Answer>();
  readonly #asked = new Map<keyof Surroundings, Map<unknown, Answer>>();
  readonly #holds = new Map<Answer, boolean>();

  constructor(surroundings: Surroundings) {
    this.#source = surroundings;
    const note = (asked: Answer) => {
      this.#noted.add(asked);
      return asked.answer;
    };
    this.surroundings = new Proxy(surroundings, {
      get: (_, about: keyof Surroundings) =>
        typeof surroundings[about] === "function"
          ? (...given: readonly unknown[]) => note(this.#ask(about, given.slice(0, 1)))
          : note(this.#ask(about)),
    });
  }

  /** The answers noted since the last call. */
  take(): ReadonlySet<Answer> {
    const noted = this.#noted;
    this.#noted = new Set();
    return noted;
  }

  /** Whether all answers would be the same now. */
  stillHold(answers: Iterable<Answer>): boolean {
    for (const known of answers) {
      if (!this.#holds.has(known)) this.#holds.set(known, this.#isSame(known));
      if (!this.#holds.get(known)) return false;
    }
    return true;
  }

  #isSame({ about, given, answer }: Answer): boolean {
    const isFunction = typeof this.#source[about] === "function";
    return isFunction === (given !== undefined) && isSame(this.#ask(about, given).answer, answer);
  }

  /** No question has two arguments. */
  #ask(about: keyof Surroundings, given?: readonly unknown[]): Answer {
    const answers = this.#asked.get(about) ?? new Map<unknown, Answer>();
    this.#asked.set(about, answers);
    let asked = answers.get(given?.[0]);
    if (!asked) {
      const member = this.#source[about] as unknown;
      const answer: unknown =
        typeof member === "function" ? Reflect.apply(member, this.#source, given ?? []) : member;
      answers.set(given?.[0], (asked = { about, ...(given ? { given } : {}), answer }));
    }
    return asked;
  }
}
