import type { Base } from "./bases";
import { mutateText } from "./mutateText";
import { mutateValue } from "./mutateValue";
import type { Json } from "./places";
import { Random } from "./random";

/** A broken config: the same seed, number and bases give the same one. */
export interface Mutant {
  name: string;
  text: string;
}

/** The mutant with this number. Most have one mistake, like a file that is being edited. */
export function mutantOf(bases: readonly Base[], seed: number, number: number): Mutant {
  const random = new Random(Math.imul(seed, 2_654_435_761) + number);
  // Small bases are much faster, and each of their parts is changed more often.
  const base = random.chance(0.7)
    ? random.pick(bases.filter(({ text }) => text.length < 10_000))
    : random.pick(bases);
  const times = random.pick([1, 1, 1, 1, 2, 2, 3, 5]);
  const byText = random.chance(0.4);
  const indent = random.pick([0, 1, 2, 4, "\t"]);
  const value = byText ? undefined : mutateValue(JSON.parse(base.text) as Json, random, times);
  const text =
    value === undefined ? mutateText(base.text, random, times) : JSON.stringify(value, null, indent);
  return { name: `mutant ${number} of seed ${seed} (${base.name})`, text };
}
