import { describe, expect, test } from "vitest";
import { examples } from "./bases";
import { slipFlaws, slipsOf } from "./slips";
import { worldOf } from "./world";

const world = worldOf(examples.map(({ text }) => JSON.parse(text) as unknown));

describe("one slip gives one finding", () => {
  // Every third is enough to notice a mistake in the making; all of them are in `npm run fuzz`.
  test.each(examples)("in $name", (base) => {
    const wrong = slipsOf(base)
      .filter((_, index) => index % 3 === 0)
      .flatMap((slip) => slipFlaws(slip, base, world).map((flaw) => `${slip.name}: ${flaw}`));
    expect(wrong).toEqual([]);
  });
});
