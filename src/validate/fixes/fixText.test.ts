import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { someOf } from "../../../tests/property/share";
import { siteConfigs } from "../../../tests/sites/configs";
import { configWith, surroundings } from "../../../tests/validate/surroundings";
import type { Diagnostic } from "../diagnostic";
import { fixText, promisedFixes } from "./fixText";
import type { Surroundings } from "../surroundings";
import { validate } from "../validate";

const everythingIsThere: Surroundings = {
  ...surroundings,
  hasFile: () => true,
  fileSize: () => 1000,
  hasIcon: (name) => !name.includes("rokcet"),
  sample: () => ({ name: "Samplecraft", values: [] }),
};

const fix = (text: string) => {
  const { text: after, fixed, diagnostics } = fixText(text, surroundings);
  return {
    after,
    fixed: fixed.map(({ diagnostic }) => diagnostic.code),
    left: diagnostics.map(({ code }) => code),
  };
};

/** A config without errors, and with a warning outside its blocks. */
const unused = configWith(
  '{ "type": "cards", "columns": 3, "items": [{ "title": "Bay", "description": "It is calm." }] }',
  '"constants": { "unused": 4 }',
);

describe("all fixes of a text", () => {
  test("are applied until no new finding appears", () => {
    const broken = configWith(`{ "type": "calout", "heading": "Up", "icn": "rokcet", }, // yes`);
    expect(fix(broken)).toEqual({
      after: expect.stringContaining('{ "type": "callout", "heading": "Up", "icon": "rocket" }') as string,
      fixed: expect.arrayContaining([
        "trailing-comma",
        "comment",
        "unknown-type",
        "unknown-key",
        "unknown-icon",
      ]) as string[],
      left: [],
    });
  });

  test("leave out findings without a fix", () => {
    const broken = configWith('{ "type": "callout", "icn": "rocket", "shadow": 5 }');
    expect(fix(broken)).toEqual({
      after: broken.replace("icn", "icon"),
      fixed: ["unknown-key"],
      left: ["unknown-key"],
    });
  });

  test("are none in a valid text", () => {
    expect(fix(configWith(""))).toEqual({ after: configWith(""), fixed: [], left: [] });
  });

  test.each([
    ["at the root", unused.replace('"version": 1', '"version": "1"')],
    ["in a block", unused.replace('"columns": 3', '"columns": "3"')],
    ["that stands twice", unused.replace('"name": "Mossy"', '"name": "Mossy", "name": "Mossy"')],
  ])("are applied if the last error, %s, hid all warnings", (_, broken) => {
    expect(broken).not.toBe(unused);
    expect(fix(broken)).toEqual({ after: unused, fixed: [expect.any(String)], left: ["unused-constant"] });
  });

  test("are applied to warnings together with the last error", () => {
    const broken = unused
      .replace('"columns": 3', '"columns": "3"')
      .replace("kind.", String.raw`kind.\\nStay.`);
    expect(fix(broken)).toEqual({
      after: unused.replace("kind.", String.raw`kind.\nStay.`),
      fixed: ["written-line-break", "wrong-type"],
      left: ["unused-constant"],
    });
  });

  const blocks = (ids: readonly string[], words = "Words") =>
    configWith(ids.map((id) => `{ "type": "text", "id": "${id}", "text": "${words}" }`).join());

  test("are applied next to one that would give two blocks the same id", () => {
    const { text, fixed, isComplete } = fixText(blocks(["%a", "%b", "%c", "b", "%d"]), surroundings);
    expect(text).toContain(blocks(["a", "%b", "c", "b", "d"]).slice(0, -20));
    expect(new Set(fixed.map(({ diagnostic }) => diagnostic.path[3]))).toEqual(new Set([0, 2, 4]));
    expect(isComplete).toBe(true);
  });

  test("are not all tried if too many would break a long text", () => {
    const ids = Array.from({ length: 10 }, (_, index) => `x${index}`);
    const text = blocks([...ids.map((id) => `%${id}`), ...ids], "Words ".repeat(5000));
    const { fixed, isComplete } = fixText(text, surroundings);
    expect({ fixed, isComplete }).toEqual({ fixed: [], isComplete: false });
  });

  test("that touch show the line just before each of them", () => {
    const start = '{ "version": 1,';
    const { fixed } = fixText(configWith("").replace(start, `${start} /* a *//* b */`), surroundings);
    expect(fixed.map(({ removed, added }) => [...removed, ...added])).toEqual([
      [expect.stringContaining("/* a *//* b */"), expect.stringContaining(`${start}/* b */`)],
      [expect.stringContaining(`${start}/* b */`), expect.stringContaining(`${start} "site"`)],
    ]);
  });

  test("show only part of a long line", () => {
    const long = configWith(`{ "type": "text", "idd": "a", "text": "${"Words ".repeat(1000)}" }`);
    const { fixed } = fixText(long.replaceAll("\n", " "), surroundings);
    expect(
      fixed.flatMap(({ removed, added }) => [...removed, ...added].map(({ length }) => length < 1000)),
    ).toEqual([true, true]);
  });

  test("keep the bytes around them", () => {
    const odd = `\t${configWith('{ "type" :"callout",\t"icn":"rocket" }').replaceAll("\n", "\r\n").trimEnd()}`;
    expect(fix(odd).after).toBe(odd.replace("icn", "icon"));
  });
});

test("hides secrets in the changed lines", () => {
  const secret = "xoxb-123456789012-abcdefghijklmnopqrstuvwx";
  const broken = configWith(`{ "type": "text", "text": "${secret}", "idd": "a" },`);
  const { fixed } = fixText(broken, surroundings);
  expect(fixed).not.toEqual([]);
  expect(JSON.stringify(fixed.map(({ removed, added }) => [removed, added]))).not.toContain(secret);
});

/** Thirty ways to break a config. */
const ways: Record<string, (text: string) => string> = {
  "a comma too many in a group": (text) => text.replace(/"\n(\s*)\}/, '",\n$1}'),
  "a comma too many in a list": (text) => text.replace(/\}\n(\s*)\]/, "},\n$1]"),
  "a comma too many at the end": (text) => text.replace(/\}\n\}\s*$/, "},\n}\n"),
  "a comma missing between texts": (text) => text.replace(/",\n(\s*)"/, '"\n$1"'),
  "a comma missing between groups": (text) => text.replace(/\},\n/, "}\n"),
  "two commas": (text) => text.replace('",\n', '",,\n'),
  "a comment of a line": (text) => text.replace("{\n", "{ // mine\n"),
  "a comment over lines": (text) => text.replace("{\n", "{ /* mine\n and yours */\n"),
  "single quotes": (text) => text.replace(/"name": "([^"']*)"/, "'name': '$1'"),
  "curly quotes": (text) => text.replace(/"name": "([^"]*)"/, "\u201cname\u201d: \u201c$1\u201d"),
  "a key without quotes": (text) => text.replace('"name":', "name:"),
  "an equals sign": (text) => text.replace('"name":', '"name" ='),
  "a colon missing": (text) => text.replace('"name":', '"name"'),
  "a mark at the start": (text) => `\ufeff${text}`,
  "words of another language": (text) => text.replace('"version": 1', '"version": 1, "nav2": None'),
  "the last bracket missing": (text) => text.replace(/\}\s*$/, ""),
  "a bracket too many": (text) => `${text}}`,
  "the half": (text) => text.slice(0, text.length / 2),
  "a line end in a text": (text) => text.replace(/("name": "[^"]{2})/, "$1\n"),
  "a tab in a text": (text) => text.replace(/("name": "[^"]{2})/, "$1\t"),
  "swapped letters in a key": (text) => text.replaceAll('"title"', '"titel"'),
  "swapped letters in another key": (text) => text.replaceAll('"heading"', '"haeding"'),
  "other capitals in keys": (text) => text.replaceAll('"href"', '"HREF"'),
  "swapped letters in a type": (text) => text.replaceAll('"type": "hero"', '"type": "hreo"'),
  "numbers in quotes": (text) => text.replace(/: (\d+)/g, ': "$1"'),
  "truth in quotes": (text) => text.replace(/: (true|false)/g, ': "$1"'),
  "swapped letters in links": (text) => text.replaceAll('"href": "/', '"href": "/x'),
  "an unknown icon": (text) => text.replace(/"icon": "[^"]*"/, '"icon": "rokcet"'),
  "a key twice": (text) => text.replace('"version": 1', '"version": 1, "version": 1'),
  "keys on the wrong level": (text) => text.replace('"site": {', '"primary": "#ff0055",\n  "site": {'),
};

describe.each([
  ["demo", "\n"],
  ["harbour", "\r\n"],
] as const)("%s, with the line end %j, broken by", (site, end) => {
  const good = readFileSync(siteConfigs[site], "utf8");
  const before = validate(good, everythingIsThere).diagnostics;

  test.each(someOf(Object.entries(ways)))(
    "%s, is not worse after its fixes, and a second run changes nothing",
    (_, spoil) => {
      const broken = spoil(good).replaceAll("\n", end);
      const found = validate(broken, everythingIsThere).diagnostics;
      const { text, fixed, diagnostics } = fixText(broken, everythingIsThere);
      expect(broken).not.toBe(good.replaceAll("\n", end));
      expect(found).not.toEqual(before);
      // After a syntax error, any finding may appear.
      const isText = found.some(({ path }) => path.length === 0);
      if (!isText) expect(newOnes(found, diagnostics)).toEqual([]);
      expect(count(diagnostics, (one) => one.path.length === 0)).toBeLessThanOrEqual(
        count(found, (one) => one.path.length === 0),
      );
      expect(text === broken).toBe(fixed.length === 0);
      expect(fixText(text, everythingIsThere)).toEqual({
        text,
        files: new Map(),
        fixed: [],
        diagnostics,
        isComplete: true,
      });
      if (diagnostics.length === 0) expect(JSON.parse(text)).toBeTypeOf("object");
    },
  );
});

/** New findings: another code, or another position. */
function newOnes(before: readonly Diagnostic[], after: readonly Diagnostic[]): string[] {
  const key = ({ code, path }: Diagnostic) => `${code} ${JSON.stringify(path)}`;
  const known = new Set(before.map(key));
  return after.map(key).filter((one) => !known.has(one));
}

function count(diagnostics: readonly Diagnostic[], isMeant: (diagnostic: Diagnostic) => boolean): number {
  return diagnostics.filter(isMeant).length;
}

describe("promised fixes", () => {
  const blocks = (...ids: string[]) =>
    configWith(ids.map((id) => `{ "type": "text", "id": "${id}", "text": "Words" }`).join());
  const promised = (text: string) =>
    promisedFixes(text, validate(text, surroundings).diagnostics, surroundings).map(({ path }) =>
      path.join("."),
    );

  test("are the applied fixes", () => {
    expect(promised(blocks("rules", "%20staff"))).toEqual(["routes.0.blocks.1.id"]);
  });

  test("exclude those that would give two blocks the same id", () => {
    const text = blocks("%rules", "rules");
    const { diagnostics } = validate(text, surroundings);
    expect(diagnostics.filter(({ edits }) => edits)).toHaveLength(1);
    expect(promised(text)).toEqual([]);
    expect(fixText(text, surroundings).text).toBe(text);
  });
});
