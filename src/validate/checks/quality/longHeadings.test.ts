import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("a heading that fills a phone's screen is told", () => {
  const block = (length: number) =>
    configWith(`{ "type": "text", "heading": "${"m".repeat(length)}", "text": "A" }`);
  expect(report(block(200))).toContain("warning long-heading\n");
  expect(report(block(200))).toContain("This heading has 200 characters, and fills the screen of a phone.");
  expect(report(block(120))).toBe("");
});
