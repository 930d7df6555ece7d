import { expect, test } from "vitest";
import * as z from "zod";
import { configSchema } from "../config/config";
import { exampleSurroundings } from "../validate/exampleSurroundings";
import { type Schema, structureOf } from "../schema/structure";
import { formatDiagnostics } from "../report/people";
import { validate } from "../validate/validate";
import { blockTypes, usualExample } from "./blocks";
import { formatConfigPage, sectionAnchor } from "./configPage";
import { exampleConfig, smallestConfig } from "./exampleConfig";
import { keysOf } from "../schema/keyFacts";
import { anchorOf, code } from "./markdown";
import { pluralOf, sharedThings } from "./sharedThings";

const page = formatConfigPage();
const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title]) => anchorOf(title!));

/** Every object schema of the config, at every level. */
function groupsIn(schema: Schema, seen = new Set<Schema>()): z.core.$ZodObject[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const structure = structureOf(schema);
  const inside = (inner: Schema) => groupsIn(inner, seen);
  switch (structure.is) {
    case "optional":
      return inside(structure.inner);
    case "list":
    case "names":
      return inside(structure.entry);
    case "choice":
      return structure.options.flatMap(inside);
    case "group":
      return [schema as z.core.$ZodObject, ...Object.values(structure.keys).flatMap(inside)];
    default:
      return [];
  }
}

/** The part of the page under a heading. */
function below(anchor: string): string {
  const parts = page.split(/^(?=#+ )/m);
  return parts.find((part) => anchorOf(/^#+ (.*)$/m.exec(part)?.[1] ?? "") === anchor) ?? "";
}

const groups = groupsIn(configSchema).filter((group) => group !== configSchema);
const explained = groups.flatMap((group) => {
  const anchor = sectionAnchor(group);
  return anchor === undefined ? [] : [{ group, anchor }];
});

test.each(explained.map(({ group, anchor }) => [anchor, group] as const))(
  "#%s has every key of its group, with what holds without it",
  (anchor, group) => {
    const part = below(anchor);
    for (const { name, isRequired, fallback } of keysOf(group)) {
      const row = part.split("\n").find((line) => line.startsWith(`| ${code(name)} |`));
      if (row === undefined) {
        expect(/^Other keys: .*$/m.exec(part)?.[0], name).toContain(code(name));
        continue;
      }
      const cells = row.split(/ \| /);
      const without = isRequired ? "**required**" : fallback === undefined ? "" : JSON.stringify(fallback);
      if (typeof fallback !== "object") expect(cells[2]?.replaceAll("`", "").trim(), name).toBe(without);
    }
  },
);

test("lists the keys of objects without their own section in the tables of other sections", () => {
  const others = groups.filter((group) => sectionAnchor(group) === undefined);
  const tables = [
    "servers",
    "font",
    "formfields",
    "formdelivery",
    "block-background",
    "logo",
    "look",
    "motif",
    "table-column",
    "table-row",
    "sidebar-link",
    "text-with-an-amount",
  ]
    .map(below)
    .join("");
  const names = others
    .flatMap(keysOf)
    .flatMap(({ name }) => (name === "type" || name === "provider" ? [] : [name]));
  expect(names.filter((name) => !tables.includes(`| ${code(name)} |`))).toEqual([]);
  expect(others.length).toBe(26);
});

test("lists the top-level keys in one table", () => {
  const table = below("top-level-keys");
  const names = keysOf(configSchema).map(({ name }) => name);
  expect(names.filter((name) => !table.includes(`| ${code(name)} |`))).toEqual([]);
});

test("describes every key", () => {
  expect(page).not.toMatch(/undefined|\[object Object|NaN|\n\n\n/);
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
});

test("links only to its own headings, which have unique anchors", () => {
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor!);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  expect(headings.filter((anchor, index) => headings.indexOf(anchor) !== index)).toEqual([]);
});

test("names the only type without a key", () => {
  expect(below("formfields")).toContain("| `label` | every type except `page` |");
});

test("does not repeat long descriptions", () => {
  const cells = page.split("\n").flatMap((line) => (line.startsWith("|") ? line.split(" | ") : []));
  const long = cells.filter((cell) => cell.length > 80);
  expect(long.filter((cell, index) => long.indexOf(cell) !== index)).toEqual([]);
});

test("has only valid examples", () => {
  const [first, ...others] = exampleConfig.routes;
  const blocks = [...(first!.blocks ?? []), ...blockTypes.map(usualExample)];
  const text = JSON.stringify({ ...exampleConfig, routes: [{ ...first, blocks }, ...others] }, null, 2);
  const world = { ...exampleSurroundings, hasFile: () => true, hasIcon: () => true };
  const { diagnostics } = validate(text, world);
  expect(formatDiagnostics(diagnostics, { file: "site.config.json", text })).toBe("");
});

test("shows a minimal config that is valid and has no optional keys", () => {
  expect(configSchema.safeParse(smallestConfig).success).toBe(true);
  for (const key of Object.keys(smallestConfig)) {
    const { [key as keyof typeof smallestConfig]: _, ...rest } = smallestConfig;
    expect(configSchema.safeParse(rest).success, key).toBe(false);
  }
});

test.each(sharedThings.map((thing) => [pluralOf(thing), thing] as const))(
  "the examples of %s are right",
  (_, { schema, examples }) => {
    expect(examples.filter((example) => !z.safeParse(schema, example).success)).toEqual([]);
    expect(examples).not.toEqual([]);
  },
);

test("lists the value, default and meaning of each key", () => {
  const section = page.slice(page.indexOf("\n## `tooltips`"), page.indexOf("\n## `avatars`"));
  expect(section).toMatchInlineSnapshot(`
    "
    ## \`tooltips\`

    Delays of the tooltips on icon buttons.

    | Key | Type | Default | Description |
    | --- | --- | --- | --- |
    | \`openDelayMs\` | whole number from 0 to 5000 | \`700\` | Delay before a tooltip appears, in milliseconds. |
    | \`skipDelayMs\` | whole number from 0 to 5000 | \`300\` | For this many milliseconds after a tooltip closes, the next one opens without a delay. |

    Example:

    \`\`\`json
    "tooltips": { "openDelayMs": 500, "skipDelayMs": 200 }
    \`\`\`
    "
  `);
});

test("lists the keys of all variants in one table without duplicates", () => {
  const delivery = page.slice(page.indexOf("#### `form.delivery`"));
  const section = delivery.slice(0, delivery.search(/^### /m));
  expect(section).toMatchInlineSnapshot(`
    "#### \`form.delivery\`

    How the answers are delivered.

    \`type\` is required. The other keys depend on it:

    | Type | Description |
    | --- | --- |
    | \`email\` | Opens the visitor's email app with a prepared message. No form service is needed. |
    | \`post\` | Sends the answers to a form service. |

    | Key | For | Type | Default | Description |
    | --- | --- | --- | --- | --- |
    | \`to\` | \`email\` | [text](#text) | **required** | Email address that receives the message. |
    | \`subject\` | \`email\` | [text](#text) | **required** | Subject line of the message. |
    | \`url\` | \`post\` | URL | **required** | URL of the form service. |
    | \`encoding\` | \`post\` | \`json\` or \`form\` | \`"json"\` | Encoding of the answers: \`json\`, or \`form\` for standard form encoding. Browsers without JavaScript always use form encoding. |
    | \`timeoutMs\` | \`post\` | whole number from 1000 to 120000 | \`10000\` | Maximum time to wait for a response, in milliseconds. After that, the visitor sees the \`failureToast\`. |

    "
  `);
});
