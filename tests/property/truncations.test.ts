import { expect, test } from "vitest";
import { sites } from "./bases";
import { someOf } from "./share";
import { flawsOf } from "./soundness";
import { truncationsOf } from "./truncations";
import { worldOf } from "./world";

test.each(sites)("gives sound results for $name truncated anywhere", ({ text }) => {
  const world = worldOf([JSON.parse(text)]);
  // `npm run fuzz` tests every offset.
  const flaws = someOf([...truncationsOf(text, 307)]).flatMap((part) =>
    flawsOf(part, world).map((flaw) => `${flaw} in ${JSON.stringify(part.slice(-80))}`),
  );
  expect(flaws).toEqual([]);
});
