import * as z from "zod";
import { afterAll, describe, expect, test, vi } from "vitest";
import { report, surroundings } from "../validate/surroundings";
import { textsIn } from "../../src/validate/sample";
import { valueAt } from "../../src/schema/schemaAt";
import { fixText } from "../../src/validate/fixes/fixText";
import type { History, Migration, Step } from "../../src/validate/fixes/migrations/migration";

/** Version 1 had the site's name in "title", and the pages in "pages". */
const from1: Migration = {
  from: 1,
  changes: ['"title" of the site is called "name".', '"pages" is called "routes".'],
  steps: (config) => [
    ...(valueAt(config, ["site", "title"]) === undefined
      ? []
      : [{ path: ["site", "title"], fix: { do: "rename", key: "name" } } satisfies Step]),
    ...(valueAt(config, ["pages"]) === undefined
      ? []
      : [{ path: ["pages"], fix: { do: "rename", key: "routes" } } satisfies Step]),
  ],
};

/** Version 2 had a top-level logo, and languages with an underscore. */
const from2: Migration = {
  from: 2,
  changes: ['"logo" belongs to "site".', "A language is written with a hyphen."],
  steps: (config) => [
    ...(valueAt(config, ["logo"]) === undefined
      ? []
      : [{ path: ["logo"], fix: { do: "move", to: ["site", "logo"] } } satisfies Step]),
    ...(String(valueAt(config, ["site", "language"])).includes("_")
      ? [{ path: ["site", "language"], fix: { do: "replaceIn", from: "_", to: "-" } } satisfies Step]
      : []),
  ],
};

// A future program, which reads version 3. Modules are reset because test files of one worker share them.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock(import("../../src/config/config"), async (original) => {
  const real = await original();
  const schema = real.configSchema.extend({ version: z.literal(3 as never) });
  return { ...real, CONFIG_VERSION: 3 as never, configSchema: schema };
});
vi.mock("../../src/validate/fixes/migrations/history", () => ({
  get history(): History {
    return { version: 3, migrations: [from2, from1] };
  },
}));

const old = `{
\t"version" : 1 ,
\t"logo": "/logo.svg",

\t"site": {"title":"Mossy",   "language": "de_AT" },
\t"pages": [ { "path": "/", "title": "Home",
\t\t"intro": "A \\u0022quiet\\u0022 place." } ]
}`;

const carriedOver = `{
\t"version" : 3 ,
\t"site": {"name":"Mossy",   "language": "de-AT",   "logo": "/logo.svg" },
\t"routes": [ { "path": "/", "title": "Home",
\t\t"intro": "A \\u0022quiet\\u0022 place." } ]
}`;

describe("a config of an older version", () => {
  test("is rejected with one error that names the version, the changes and the fix", () => {
    expect(report(old)).toMatchInlineSnapshot(`
      "site.config.json:2:14 error older-version
      version
      This file uses config version 1, but the installed version of Spawnpage uses version 3. "title" of the site is called "name". "pages" is called "routes". "logo" belongs to "site". A language is written with a hyphen. Run the check with --fix to update the file. The rest of the file stays unchanged.
        1 | {
        2 | 	"version" : 1 ,
          | 	            ^

      1 error
      "
    `);
  });

  test.each([
    ["\n", "Unix line endings"],
    ["\r\n", "Windows line endings"],
  ])("is migrated across all versions by --fix, and keeps its formatting (%j, %s)", (lineEnd) => {
    const inLines = (text: string) => text.replaceAll("\n", lineEnd);
    const { text, fixed, diagnostics } = fixText(inLines(old), surroundings);
    expect(text).toBe(inLines(carriedOver));
    expect(fixed.map(({ diagnostic }) => diagnostic.code)).toEqual(["older-version"]);
    expect(diagnostics).toEqual([]);
  });

  test("that is one version behind needs one step", () => {
    expect(fixText(carriedOver.replace("3", "2"), surroundings).text).toBe(carriedOver);
  });

  test("does not change again after its migration", () => {
    expect(fixText(carriedOver, surroundings)).toMatchObject({ text: carriedOver, fixed: [] });
  });

  test("may have its version in quotes", () => {
    expect(fixText(old.replace(": 1 ", ': "1" '), surroundings).text).toBe(carriedOver);
  });

  test("has its syntax errors fixed before the migration, and other errors after it", () => {
    const broken = `\uFEFF${old.replace('"language"', '"langauge"').replace("} ]", "}, ]")}`;
    const { text, fixed } = fixText(broken, surroundings);
    expect(text).toBe(carriedOver);
    expect(fixed.map(({ diagnostic }) => diagnostic.code)).toEqual([
      "byte-order-mark",
      "trailing-comma",
      "older-version",
      "unknown-key",
      "malformed-value",
    ]);
  });

  test.each([
    ["a key that would overwrite another", old.replace('"title":"Mossy"', '"title":"Mossy", "name": "Fern"')],
    [
      "a key that stands where another one moves to",
      old.replace('"title"', '"logo": "/art/mill.svg", "title"'),
    ],
  ])("with %s is not changed, and its conflict is reported", (_, text) => {
    expect(fixText(text, surroundings)).toMatchObject({ text, fixed: [] });
    expect(report(text)).toMatch(
      /delete one of two keys: (site → title|logo) is set twice, or its new key already exists/,
    );
  });

  test("keeps every value", () => {
    const texts = (text: string) =>
      textsIn(JSON.parse(text))
        .map(({ value }) => value)
        .sort();
    expect(texts(carriedOver)).toEqual(texts(old.replace("de_AT", "de-AT")));
  });
});

test.each(["0", "-1"])("reports version %s, which has never existed, as an unknown value", (version) => {
  expect(report(old.replace(": 1 ", `: ${version} `))).toContain("error unknown-value");
});
