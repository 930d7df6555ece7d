import { describe, expect, test } from "vitest";
import { examples } from "./bases";
import { mistakeFlaws, mistakesOf } from "./mistakes";
import { someOf } from "./share";
import { worldOf } from "./world";

const world = worldOf(examples.map(({ text }) => JSON.parse(text) as unknown));

describe("reports one mistake once", () => {
  // Every tenth is enough during development. `npm run fuzz` tests all of them.
  test.each(examples)("in $name", (base) => {
    const mistakes = mistakesOf(base).filter((_, index) => index % 10 === 0);
    const wrong = someOf(mistakes).flatMap((mistake) =>
      mistakeFlaws(mistake, base, world).map((flaw) => `${mistake.name}: ${flaw}`),
    );
    expect(wrong).toEqual([]);
  });
});
