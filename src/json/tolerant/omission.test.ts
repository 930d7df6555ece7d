import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const message = /"\.{3}" usually marks a part that an AI assistant/g;
const count = (text: string) => report(text).match(message)?.length ?? 0;

describe("a placeholder for an omitted part", () => {
  test.each([
    ["dots among keys", configWith("", "...")],
    ["dots in a list", configWith('{ "type": "text", "text": "A" }, ...')],
    ["an ellipsis character", configWith("", "…")],
    ["a comment", configWith("", "// ... the rest of your config stays the same\n")],
    ["a comment of only dots", configWith("/* ... */")],
    ["dots as a string", configWith('"..."')],
    ["dots as a key", configWith("", '"...": "..."')],
  ])("is reported once and not removed: %s", (_, text) => {
    expect(count(text)).toBe(1);
    expect(fixed(text)).toContain(/\.{3}|…/.exec(text)![0]);
  });

  test("is not confused with dots in text or in other comments", () => {
    expect(count(configWith('{ "type": "text", "text": "..." }'))).toBe(0);
    expect(count(configWith("// And so on ...\n"))).toBe(0);
  });
});
