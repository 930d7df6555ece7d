import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const leftOut = /"\.{3}" usually marks a part that an AI assistant/g;
const told = (text: string) => report(text).match(leftOut)?.length ?? 0;

describe("where an assistant left a part out", () => {
  test.each([
    ["dots among keys", configWith("", "...")],
    ["dots in a list", configWith('{ "type": "text", "text": "A" }, ...')],
    ["one sign of dots", configWith("", "…")],
    ["a comment", configWith("", "// ... the rest of your config stays the same\n")],
    ["a comment of dots alone", configWith("/* ... */")],
    ["dots as a text", configWith('"..."')],
    ["dots as a key", configWith("", '"...": "..."')],
  ])("%s ask once to restore it, and remove nothing", (_, text) => {
    expect(told(text)).toBe(1);
    expect(fixed(text)).toContain(/\.{3}|…/.exec(text)![0]);
  });

  test("dots within words are words", () => {
    expect(told(configWith('{ "type": "text", "text": "..." }'))).toBe(0);
    expect(told(configWith("// And so on ...\n"))).toBe(0);
  });
});
