import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../tests/validate/surroundings";

const merged = configWith('{ "type": "text", "text": "A" "type": "text", "text": "B" }');

test("reports two blocks without a separator once, and separates them", () => {
  expect(report(merged)).toContain("Two entries are not separated");
  expect(report(merged)).not.toContain("A comma is missing");
  expect(fixed(merged)).toContain('{ "type": "text", "text": "A" }, { "type": "text", "text": "B" }');
});
