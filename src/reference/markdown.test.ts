import { expect, test } from "vitest";
import { described } from "./markdown";

test("a description keeps its code and has no other Markdown", () => {
  expect(described("Names in `tags` and in `[[a_b]]`, not *here* or a_b.")).toBe(
    "Names in `tags` and in `[[a_b]]`, not \\*here\\* or a\\_b.",
  );
});
