import { isSame } from "./configMemory";
import type { Surroundings } from "./surroundings";

/** A question to the surroundings, with its answer. */
export interface Answer {
  about: keyof Surroundings;
  given: readonly unknown[];
  answer: unknown;
}

/** Surroundings that note each answer. */
export function noting(surroundings: Surroundings, answers: Answer[]): Surroundings {
  return new Proxy(surroundings, {
    get(_, about: keyof Surroundings) {
      const member = surroundings[about];
      if (typeof member !== "function") {
        answers.push({ about, given: [], answer: member });
        return member;
      }
      return (...given: readonly unknown[]) => {
        const answer = ask(surroundings, about, given);
        answers.push({ about, given, answer });
        return answer;
      };
    },
  });
}

/** Whether all answers would be the same now. */
export function stillHold(answers: readonly Answer[], surroundings: Surroundings): boolean {
  return answers.every(({ about, given, answer }) => isSame(ask(surroundings, about, given), answer));
}

function ask(surroundings: Surroundings, about: keyof Surroundings, given: readonly unknown[]): unknown {
  const member = surroundings[about] as unknown;
  return typeof member === "function" ? Reflect.apply(member, surroundings, given) : member;
}
