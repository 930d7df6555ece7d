import { expect, test } from "vitest";
import { configSchema } from "../../config/config";
import { most } from "../../fields/amounts";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { report, surroundings } from "../../../tests/validate/surroundings";
import { enoughFindings } from "../mostFindings";
import { validate } from "../validate";
import { limited } from "./limited";

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (count: number, value: unknown) =>
  Object.fromEntries(many(count, (index) => [`n${index}`, value]));

test("returns a config within the limits unchanged", () => {
  const config = minimalConfig();
  expect(limited(configSchema, config)).toEqual({ value: config, excess: [] });
  expect(limited(configSchema, config).value).toBe(config);
});

test("cuts lists, names and unknown keys to their limits", () => {
  const page = { path: "/", title: "Home", blocks: [{ type: "stats", items: many(100_000, () => ({})) }] };
  const written = { ...minimalConfig(), ...named(90_000, 1), constants: named(80_000, "a"), routes: [page] };
  const { value, excess } = limited(configSchema, written);
  const { constants, routes, ...rest } = value as typeof written;
  expect(Object.keys(constants)).toHaveLength(most.names);
  expect(routes[0]!.blocks[0]!.items).toHaveLength(most.entries);
  expect(Object.keys(rest).filter((key) => /^n\d/.test(key))).toHaveLength(enoughFindings);
  expect(excess.map(({ path, maximum }) => [path.join("."), maximum])).toEqual([
    ["routes.0.blocks.0.items", most.entries],
    ["constants", most.names],
  ]);
  // The owner's config is unchanged.
  expect(page.blocks[0]!.items).toHaveLength(100_000);
});

test("reports the full length, and no follow-ups of the cut parts", () => {
  const constants = named(2 * most.names, "a");
  const last = `{{n${2 * most.names - 1}}}`;
  const text = JSON.stringify({ ...minimalConfig(), constants, footer: { text: last } });
  expect(report(text).split("\n")[2]).toBe(
    '"constants" has 2000 keys, but at most 1000 are allowed. Remove those that are not used.',
  );
  expect(validate(text, surroundings).diagnostics.map(({ code }) => code)).toEqual(["out-of-range"]);
});

test("explains at most as many unknown keys as are reported, in any number of objects", () => {
  const routes = many(300, (index) => ({ path: `/p${index}`, title: "Page", ...named(300, 1) }));
  const { diagnostics } = validate(JSON.stringify({ ...minimalConfig(), routes }, null, 2), surroundings);
  expect(diagnostics).toHaveLength(enoughFindings);
});

test("rejects a small file with more values than text", () => {
  const text = JSON.stringify({ ...minimalConfig(), routes: many(300_000, () => ({})) });
  const { diagnostics } = validate(text, surroundings);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `The file has more than ${100_000 + Math.floor(text.length / 25)} values up to this position, which is the limit for a file of this length. Look for repeated entries.`,
  ]);
});

test("reports a huge text without a position as invalid JSON", () => {
  const { diagnostics } = validate(`{"a":"${"\\".repeat(9_000_000)}"`, surroundings);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "This file is not valid JSON. The error cannot be located because the file is too long (9 million characters, limit 8 million). Restore the last version that worked, or split the content between several sites.",
  ]);
});
