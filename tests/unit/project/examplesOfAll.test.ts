import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockSchemas } from "../../../src/blocks/schemas";
import { configSchema } from "../../../src/config/config";
import { isWhole } from "../../property/share";
import { root } from "../../sites/configs";

type Group = Record<string, unknown>;

/** The configs of all starters and examples. */
const configs = ["starters", "examples"].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) => JSON.parse(readFileSync(join(root, folder, name, "site.config.json"), "utf8")) as Group,
    ),
);

/** Every group of keys in a value, however deep. */
function groupsIn(value: unknown): Group[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Group]), ...Object.values(value).flatMap(groupsIn)];
}

const keysIn = (key: string) =>
  new Set(configs.flatMap((config) => Object.keys((config[key] as Group | undefined) ?? {})));

// What is published shows each; a block that is new fails nobody's tests.
test.runIf(isWhole)("a starter or an example uses every block", () => {
  const used = new Set(configs.flatMap(groupsIn).map(({ type }) => type));
  expect(Object.keys(blockSchemas).filter((type) => !used.has(type))).toEqual([]);
});

test("a starter or an example uses every key of the whole site, and every one of its theme", () => {
  const used = new Set(configs.flatMap(Object.keys));
  expect(Object.keys(configSchema.shape).filter((key) => !used.has(key))).toEqual([]);
  const theme = configSchema.shape.theme.unwrap().shape;
  expect(Object.keys(theme).filter((key) => !keysIn("theme").has(key))).toEqual([]);
});

test("groups of links, a button in the header, pages of a form and conditions are in use", () => {
  const groups = configs.flatMap(groupsIn);
  expect(groups.some(({ label, links }) => label && links)).toBe(true);
  expect(
    configs.some(({ navigation }) => groupsIn(navigation).some(({ variant }) => variant === "primary")),
  ).toBe(true);
  expect(groups.some(({ type }) => type === "page")).toBe(true);
  expect(groups.some(({ when }) => groupsIn(when).length > 0)).toBe(true);
});
