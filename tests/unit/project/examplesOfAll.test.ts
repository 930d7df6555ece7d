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

/** Every object in a value, at all levels. */
function groupsIn(value: unknown): Group[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Group]), ...Object.values(value).flatMap(groupsIn)];
}

const keysIn = (key: string) =>
  new Set(configs.flatMap((config) => Object.keys((config[key] as Group | undefined) ?? {})));

// Only in `npm run test:all`, so a new block does not fail `npm test`.
test.runIf(isWhole)("uses every block in a starter or an example", () => {
  const used = new Set(configs.flatMap(groupsIn).map(({ type }) => type));
  expect(Object.keys(blockSchemas).filter((type) => !used.has(type))).toEqual([]);
});

test("uses every top-level key and every theme key", () => {
  const used = new Set(configs.flatMap(Object.keys));
  expect(Object.keys(configSchema.shape).filter((key) => !used.has(key))).toEqual([]);
  const theme = configSchema.shape.theme.unwrap().shape;
  expect(Object.keys(theme).filter((key) => !keysIn("theme").has(key))).toEqual([]);
});

test("uses groups of links, a header button, form pages and conditions", () => {
  const groups = configs.flatMap(groupsIn);
  expect(groups.some(({ label, links }) => label && links)).toBe(true);
  expect(
    configs.some(({ navigation }) => groupsIn(navigation).some(({ variant }) => variant === "primary")),
  ).toBe(true);
  expect(groups.some(({ type }) => type === "page")).toBe(true);
  expect(groups.some(({ when }) => groupsIn(when).length > 0)).toBe(true);
});
