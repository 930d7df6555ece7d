import { expect, test } from "vitest";
import { failureOf, ownersClone } from "./ownersClone";

// Every file of both projects runs. Tests that go through hundreds of cases go through a tenth of them: whether the
// answer to a broken file is sound depends on neither the config in the root nor on how many block types there are.
test("neither an owner's own site nor a block type of theirs fails a unit test or a test of components", async () => {
  const clone = await ownersClone();
  try {
    expect(await failureOf(clone, "test", "--short", "--project", "unit", "--project", "components")).toBe(
      "",
    );
  } finally {
    clone.remove();
  }
}, 900_000);
