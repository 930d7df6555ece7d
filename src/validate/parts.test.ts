import { expect, test } from "vitest";
import { surroundings } from "../../tests/validate/surroundings";
import { checks } from "./checks/checks";
import { linkPlaces } from "./links/linkPlaces";
import { findInParts } from "./parts";

/** A block that counts reads of its text. */
function countedBlock() {
  const block = { type: "text", reads: 0 };
  const get = () => (block.reads++, "Words of a page.");
  Object.defineProperty(block, "reads", { enumerable: false });
  return Object.defineProperty(block as typeof block & { text: string }, "text", { enumerable: true, get });
}

test("shares one walk over the config between all checks and lists", () => {
  const block = countedBlock();
  const tabs = countedBlock();
  const nested = { type: "tabs", items: [{ label: "A", blocks: [tabs] }] };
  const config = {
    version: 1,
    site: { name: "Mossy" },
    routes: [{ path: "/", title: "Home", blocks: [block, nested] }],
  };
  findInParts(config, surroundings, [
    ...checks.values,
    ...checks.general,
    ...checks.valueAdvice,
    ...checks.advice,
  ]);
  linkPlaces(config);
  expect([block.reads, tabs.reads]).toEqual([1, 1]);
});
