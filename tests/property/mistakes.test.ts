import { describe, expect, test } from "vitest";
import { examples } from "./bases";
import { mistakeFlaws, mistakesOf } from "./mistakes";
import { someOf } from "./share";
import { worldOf } from "./world";

const world = worldOf(examples.map(({ text }) => JSON.parse(text) as unknown));

describe("one mistake gives one finding", () => {
  // Every tenth is enough to notice a mistake in the making; all of them are in `npm run fuzz`.
  test.each(examples)("in $name", (base) => {
    const mistakes = mistakesOf(base).filter((_, index) => index % 10 === 0);
    const wrong = someOf(mistakes).flatMap((mistake) =>
      mistakeFlaws(mistake, base, world).map((flaw) => `${mistake.name}: ${flaw}`),
    );
    expect(wrong).toEqual([]);
  });
});
