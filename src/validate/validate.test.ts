import { describe, expect, test } from "vitest";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { validate } from "./validate";

const everything = JSON.stringify(minimalConfig(...Object.values(minimalBlocks)), null, 2);
const check = (text: string) => validate(text, surroundings);
/** The environment in which the examples' files exist. */
const checkEverything = (text: string) => validate(text, { ...surroundings, hasFile: () => true });

describe("a valid config", () => {
  test("is returned with its defaults", () => {
    const { diagnostics, config } = checkEverything(everything);
    expect(diagnostics).toEqual([]);
    expect(config?.tooltips).toEqual({ openDelayMs: 700, skipDelayMs: 300 });
  });

  test("is returned with a warning", () => {
    const { diagnostics, config } = checkEverything(`\uFEFF${everything}`);
    expect(diagnostics.map(({ code }) => code)).toEqual(["byte-order-mark"]);
    expect(config).toBeDefined();
  });

  test("is not returned with an error, even in a reference", () => {
    expect(check(configWith(`{ "type": "text", "text": "[x](/nowhere)" }`)).config).toBeUndefined();
    expect(check(configWith(`{ "type": "text", "text": "x", },`.slice(0, -1))).config).toBeUndefined();
  });
});

describe("positions", () => {
  test("point at the value in nested objects", () => {
    const text = configWith(
      `      { "type": "cards", "items": [\n        { "title": "A", "icon": "rokcet" }\n      ] }`,
    );
    const [diagnostic] = check(text).diagnostics;
    expect(diagnostic).toMatchObject({
      code: "unknown-icon",
      path: ["routes", 0, "blocks", 0, "items", 0, "icon"],
      range: { start: { line: 5, column: 33 }, end: { line: 5, column: 41 } },
    });
    expect(text.slice(diagnostic!.range.start.offset, diagnostic!.range.end.offset)).toBe('"rokcet"');
  });

  test("follow the last of two duplicate keys, like the value", () => {
    const text = `{ "version": 1, "site": { "name": "A" }, "routes": [{ "path": "/", "title": "A", "title": 5 }] }`;
    const wrong = check(text).diagnostics.find(({ code }) => code === "wrong-type");
    expect(text.slice(wrong?.range.start.offset, wrong?.range.end.offset)).toBe("5");
  });

  test("count lines that end in CR LF", () => {
    const { diagnostics } = check(everything.replaceAll("\n", "\r\n").replace('"Mossy"', "5"));
    expect(diagnostics[0]?.range.start).toMatchObject({ line: 4, column: 13 });
  });
});

describe("one mistake gives one finding", () => {
  test.each([
    ["a misspelt key that was required", '{ "type": "text", "txet": "A" }', ["unknown-key"]],
    ["a misspelt action", '{ "type": "cta", "buttons": [{ "label": "A", "herf": "/" }] }', ["unknown-key"]],
    [
      "a malformed link",
      '{ "type": "cta", "buttons": [{ "label": "A", "href": "rules" }] }',
      ["malformed-link"],
    ],
    [
      "a misspelt type",
      '{ "type": "fqa", "id": "here", "categories": [{ "id": "in-faq", "title": "A", "questions": [{ "question": "Why?", "answer": "So." }] }] }, { "type": "text", "text": "[a](#in-faq)" }',
      ["unknown-type"],
    ],
    ["an unknown constant in a link", '{ "type": "text", "text": "[a]({{chat}})" }', ["unknown-constant"]],
  ])("%s", (_, blocks, expected) => {
    expect(check(configWith(blocks)).diagnostics.map(({ code }) => code)).toEqual(expected);
  });

  test("and references are still checked next to a wrong shape", () => {
    const codes = check(configWith('{ "type": "text", "text": "[a](/x)" }', '"navigation": 5')).diagnostics;
    expect(codes.map(({ code }) => code)).toEqual(["wrong-type", "unknown-page"]);
  });
});
