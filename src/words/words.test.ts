import { expect, test } from "vitest";
import { withoutLongWords } from "./words";

test("a long word at the end of a message keeps its full stop", () => {
  expect(withoutLongWords(`Write "${"/".repeat(500)}".`)).toMatch(/^Write "\/+…\.$/);
  expect(withoutLongWords(`Write "${"/".repeat(500)}" instead.`)).toMatch(/^Write "\/+… instead\.$/);
});
