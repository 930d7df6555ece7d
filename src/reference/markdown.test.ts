import { expect, test } from "vitest";
import { described } from "./markdown";

test("keeps code in a description, and escapes other Markdown", () => {
  expect(described("Names in `tags` and in `[[a_b]]`, not *here* or a_b.")).toBe(
    "Names in `tags` and in `[[a_b]]`, not \\*here\\* or a\\_b.",
  );
});
