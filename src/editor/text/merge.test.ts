import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "../../json/parse";
import { isRefused } from "./intent";
import type { MergedTexts } from "./mergeTexts";
import { mergeTexts } from "./mergeTexts";
import type { Side } from "./merging";
import { applied, placesOf, RandomSource, type Value } from "./randomText.fixture";

const seeds = fc.noBias(fc.nat());

function merged(
  texts: { base: string; mine: string; theirs: string },
  choices: (Side | undefined)[] = [],
): MergedTexts {
  const result = mergeTexts(texts, choices);
  if (isRefused(result)) throw new Error(result.refused);
  return result;
}

/** A config after random commands. A value that gets another path is a new one to the merge, so some tests exclude it. */
function edited(config: Value, source: RandomSource, count: number, { keepsPaths = false } = {}): Value {
  let result = config;
  for (let done = 0; done < count; done++) {
    const intent = source.intent(result);
    const isElsewhere =
      intent.do === "rename" ||
      (intent.do === "move" && intent.to.slice(0, -1).join("/") !== intent.path.slice(0, -1).join("/"));
    if (intent.path.length > 1 && !(keepsPaths && isElsewhere)) result = applied(result, intent);
  }
  return result;
}

const leaves = (value: Value): Set<unknown> =>
  new Set(placesOf(value).flatMap(([, one]) => (typeof one === "string" ? [one] : [])));

describe("merges random changes", () => {
  test("takes one side's changes if the other has none", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        const base = source.config();
        const other = edited(base, source, 4);
        const [one, two, three] = [source.write(base), source.write(base), source.write(other)];
        expect(merged({ base: one, mine: three, theirs: one })).toMatchObject({ text: three, conflicts: [] });
        expect(merged({ base: one, mine: one, theirs: three })).toMatchObject({ text: three, conflicts: [] });
        // In another format, every change has to be written.
        const { text, conflicts } = merged({ base: one, mine: three, theirs: two });
        expect(parse(text).value).toEqual(other);
        expect(conflicts).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("keeps the changes of both sides if they do not touch the same place", () => {
    let count = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        const base = source.config();
        const [mine, theirs] = [
          edited(base, new RandomSource(seed + 1, "m"), 1, { keepsPaths: true }),
          edited(base, new RandomSource(seed + 2, "t"), 1, { keepsPaths: true }),
        ];
        const result = merged({
          base: source.write(base),
          mine: source.write(mine),
          theirs: source.write(theirs),
        });
        if (result.conflicts.length > 0) return;
        count++;
        const sets = { base: leaves(base), mine: leaves(mine), theirs: leaves(theirs) };
        const isRemoved = (one: unknown) =>
          sets.base.has(one) && !(sets.mine.has(one) && sets.theirs.has(one));
        const expected = new Set([...sets.mine, ...sets.theirs].filter((one) => !isRemoved(one)));
        expect(leaves(parse(result.text).value as Value)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(75);
  });

  test("lets each side win all conflicts", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const source = new RandomSource(seed);
        const base = source.config();
        const [mine, theirs] = [
          edited(base, new RandomSource(seed + 1, "m"), 3),
          edited(base, new RandomSource(seed + 2, "t"), 3),
        ];
        const texts = { base: source.write(base), mine: source.write(mine), theirs: source.write(theirs) };
        const { conflicts } = merged(texts);
        for (const winner of ["mine", "theirs"] as const) {
          const { text, conflicts: same } = merged(
            texts,
            conflicts.map(() => winner),
          );
          expect(same).toEqual(conflicts);
          expect(parse(text).mistakes).toEqual([]);
          for (const { about, [winner]: value } of conflicts) {
            if (about === "value" && typeof value === "string")
              expect(leaves(parse(text).value as Value)).toContain(value);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
