import { describe, expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { codeFacts } from "../validate/codeFacts";
import type { DiagnosticCode } from "../validate/codes";
import type { Diagnostic, Severity } from "../validate/diagnostic";
import { formatDiagnostics } from "./people";
import { validate } from "../validate/validate";

const show = (text: string, color?: Parameters<typeof formatDiagnostics>[1]["color"]) =>
  formatDiagnostics(validate(text, surroundings).diagnostics, {
    file: "a.json",
    text,
    ...(color && { color }),
  });

test("says nothing about a valid config", () => {
  expect(show(configWith(""))).toBe("");
});

test("colours the place, the severity, the code and the carets", () => {
  expect(show("\n 5", (style, text) => `<${style}>${text}</>`)).toMatchInlineSnapshot(`
    "<cyan>a.json:2:2</> <red>error</> <dim>wrong-type</>
    The config has to be a group of keys in { }, but it is the number 5. Write { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }, for example.
      <dim>1 |</>
      <dim>2 |</>  5
      <dim>  |</>  <red>^</>

    1 error
    "
  `);
});

test("keeps tabs in front of the carets and cuts long lines around the place", () => {
  const text = `{\n\t"version": 0, "site": { "name": "${"m".repeat(300)}", "titel": 1 }, "routes": [{ "path": "/", "title": "A" }] }`;
  expect(show(text)).toMatchInlineSnapshot(`
    "a.json:2:13 error unknown-value
    version
    There is no version 0 of the config. "version" counts changes of the config's shape, not of your site: write 1.
      1 | {
      2 | 	"version": 0, "site": { "name": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…
        | 	           ^

    a.json:2:338 error unknown-key
    site → titel
    There is no key "titel" here. What else can stand here: "description", "url", "basePath", "language", "logo", "favicon" and "socialImage". Rename it, or remove it.
      2 | …mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "titel": 1 }, "routes": [{ "path": "/", "title": "…
        |                                                    ^^^^^^^

    2 errors
    "
  `);
});

describe("of a flood", () => {
  const cards = (count: number) =>
    configWith(
      `{ "type": "cards", "items": [\n${Array.from({ length: count }, () => '{ "title": 5 }').join(",\n")}] }`,
    );
  const heads = (text: string) => text.split("\n").filter((line) => line.startsWith("a.json:"));

  test("the first few are shown, the others counted", () => {
    const shown = show(cards(30));
    expect(heads(shown)).toHaveLength(8);
    expect(shown.split("\n").slice(-4)).toEqual([
      "… and 22 more like this (wrong-type), in lines 13, 14, 15, 16, 17, 18, 19, 20, 21, 22 and others",
      "",
      "30 errors",
      "",
    ]);
    expect(show(cards(9))).toContain("… and 1 more like this (wrong-type), in line 13\n");
    expect(show(cards(8))).not.toContain("more");
  });

  test("all are shown on demand", () => {
    const text = cards(30);
    const { diagnostics } = validate(text, surroundings);
    const shown = formatDiagnostics(diagnostics, { file: "a.json", text, isComplete: true });
    expect(heads(shown)).toHaveLength(30);
    expect(shown).not.toContain("more");
  });

  test("of many kinds, errors are shown before warnings, in the order of the file", () => {
    const [pattern] = validate(cards(1), surroundings).diagnostics;
    const ofKinds = Object.keys(codeFacts).slice(0, 11) as DiagnosticCode[];
    const at = (index: number, code: DiagnosticCode, severity: Severity): Diagnostic => {
      const place = { line: index + 1, column: 1, offset: index };
      return { ...pattern!, code, severity, range: { start: place, end: place } };
    };
    const diagnostics = ofKinds.flatMap((code, kind) =>
      Array.from({ length: 8 }, (_, index) => at(kind * 8 + index, code, kind < 10 ? "warning" : "error")),
    );
    const shown = formatDiagnostics(diagnostics, { file: "a.json", text: "\n".repeat(100) });
    const lines = heads(shown).map((line) => Number(line.split(":")[1]));
    expect(lines).toEqual([
      ...Array.from({ length: 52 }, (_, index) => index + 1),
      81,
      82,
      83,
      84,
      85,
      86,
      87,
      88,
    ]);
    expect(shown).toContain(`… and 4 more like this (${ofKinds[6]!}), in lines 53, 54, 55, 56\n`);
    expect(shown).toContain(`… and 8 more findings (${ofKinds[7]!}), in lines 57, `);
    expect(shown).toContain("\n8 errors, 80 warnings\n");
  });
});
