import { expect, test } from "vitest";
import { ESCAPED_BRACES, fillConstants, findConstants, shieldConstants } from "./constants";

const constants = { ip: "play.example", players: 500 };

test.each([
  ["{{ip}} and {{ players }}", "play.example and 500"],
  ["{{nobody}} {{ip} {{", "{{nobody}} {{ip} {{"],
  ["\\{{ip}}", "{{ip}}"],
  ["{{{ip}}}", "{play.example}"],
  ["\\{{{ip}}}", "{{{ip}}}"],
  ["{{toString}} {{__proto__}}", "{{toString}} {{__proto__}}"],
  ["{name} of {{ip", "{name} of {{ip"],
])("fills %j as %j", (text, filled) => {
  expect(fillConstants(text, constants)).toBe(filled);
});

test.each([
  ["[x]({{ chat }}) {{\tchat\n}} {{chat}}", "[x]({{chat}}) {{chat}} {{chat}}"],
  ["\\{{ chat }} {{ chat }}", `${ESCAPED_BRACES} chat }} {{chat}}`],
  ["{{ two words }} {{ open", "{{ two words }} {{ open"],
])("shields %j from Markdown", (text, shielded) => {
  expect(shieldConstants(text)).toBe(shielded);
});

test("does not fill what a constant's value holds", () => {
  expect(fillConstants("{{a}}", { a: "{{b}}", b: "c" })).toBe("{{b}}");
});

test("finds closed and unclosed uses with their places", () => {
  expect(findConstants("{{ ip }} \\{{no}} {{open text")).toEqual([
    { name: "ip", start: 0, end: 8, closed: true },
    { name: "open", start: 17, end: 23, closed: false },
  ]);
});

test("finds the second of two when the first is unclosed", () => {
  expect(findConstants("{{a {{b}}").map(({ name, closed }) => [name, closed])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});
