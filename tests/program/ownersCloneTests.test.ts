import { expect, test } from "vitest";
import { isWhole } from "../property/share";
import { failureOf, ownersClone } from "./ownersClone";

/**
 * The tests that ask the registry or the whole schema which types there are, or go through all examples: a new type can
 * fail them. No test of either project reads the config in the root, which `tests/ownersFiles.ts` sees to.
 */
const aboutTypes = [
  "src/blocks",
  "src/config",
  "src/fields",
  "src/reference",
  "src/schema",
  "src/validate/codes",
  "src/validate/shape",
  "src/validate/validate.test.ts",
  "src/words",
  "tests/unit/conformance.test.tsx",
];

// Tests that go through hundreds of cases go through a tenth of them: whether the answer to a broken file is sound
// depends on neither the config in the root nor on how many block types there are.
const words = ["--short", "--project", "unit", "--project", "components", ...(isWhole ? [] : aboutTypes)];
const which = isWhole ? "a unit test or a test of components" : `a test of ${aboutTypes.join(", ")}`;

test(`neither an owner's own site nor a block type of theirs fails ${which}`, async () => {
  const clone = await ownersClone();
  try {
    expect(await failureOf(clone, "test", ...words)).toBe("");
  } finally {
    clone.remove();
  }
}, 900_000);
