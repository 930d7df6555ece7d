import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const rules = (...names: string[]) =>
  configWith(`{ "type": "rules", "items": ${JSON.stringify(names.map((name) => ({ name })))} }`);

test("reports the number in front of a rule, and the fix removes it", () => {
  expect(report(rules("1. Be kind"))).toMatchInlineSnapshot(`
    "site.config.json:4:39 warning repeated-number
    Home (/) → block 1 (rules) → rule 1, "1. Be kind" → name
    This list is numbered automatically. Remove "1.", and use "Be kind".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "rules", "items": [{"name":"1. Be kind"}] }
        |                                       ^^

    1 warning
    "
  `);
  expect(fixed(rules("1. Be kind", "2. No griefing"))).toBe(rules("Be kind", "No griefing"));
});

test.each([
  ["§1 Be kind", "§2 No griefing"],
  ["1) Be kind", "2) No griefing"],
  ["Rule 1: Be kind", "Rule 2: No griefing"],
  ["- Be kind", "- No griefing"],
])("removes %j and %j", (...names) => {
  expect(fixed(rules(...names))).toBe(rules("Be kind", "No griefing"));
});

test("removes numbers of steps and of rules within rules", () => {
  const steps = (first: string, second: string) =>
    configWith(`{ "type": "steps", "items": [{ "title": "${first}" }, { "title": "${second}" }] }`);
  expect(fixed(steps("Step 1: Start", "Step 2: Join"))).toBe(steps("Start", "Join"));
  const within = (first: string) =>
    configWith(
      `{ "type": "rules", "items": [{ "name": "Chat", "rules": [{ "description": "${first}" }] }] }`,
    );
  expect(fixed(within("1.1 No spam"))).toBe(within("No spam"));
});

test.each([
  ["1.20 or later", "2 players sleep"],
  ["1. FC Mossy plays fair", "No griefing"],
  ["3. Be kind", "1. No griefing"],
])("does not report %j and %j", (...names) => {
  expect(report(rules(...names))).toBe("");
});
