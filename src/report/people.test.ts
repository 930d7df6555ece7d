import { describe, expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { codeFacts } from "../validate/codeFacts";
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
    The config must be an object in { }, but is the number 5. Use { "version": 1, "site": { "name": "…" }, "routes": [{ "path": "/", "title": "…" }] }, for example.
      <dim>1 |</>
      <dim>2 |</>  5
      <dim>  |</>  <red>^</>

    1 error
    "
  `);
});

test("keeps tabs before the carets, and shortens long lines", () => {
  const text = `{\n\t"version": 0, "site": { "name": "${"m".repeat(300)}", "titel": 1 }, "routes": [{ "path": "/", "title": "A" }] }`;
  expect(show(text)).toMatchInlineSnapshot(`
    "a.json:2:13 error unknown-value
    version
    Config version 0 does not exist. "version" is the version of the config format, not of your site. Use 1.
      1 | {
      2 | 	"version": 0, "site": { "name": "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…
        | 	           ^

    a.json:2:338 error unknown-key
    site → titel
    Unknown key "titel". Rename or remove it. Other allowed keys: "description", "url", "basePath", "language", "timeZone", "server", "logo", "favicon", "trustedFiles", "source" and 1 more.
      2 | …mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "titel": 1 }, "routes": [{ "path": "/", "title": "…
        |                                                    ^^^^^^^

    2 errors
    "
  `);
});

describe("with many findings", () => {
  const cards = (count: number) =>
    configWith(
      `{ "type": "cards", "items": [\n${Array.from({ length: count }, () => '{ "title": 5 }').join(",\n")}] }`,
    );
  const heads = (text: string) => text.split("\n").filter((line) => line.startsWith("a.json:"));

  test("shows the first few and counts the others", () => {
    const shown = show(cards(30));
    expect(heads(shown)).toHaveLength(8);
    expect(shown.split("\n").slice(-4)).toEqual([
      "… and 22 more like this (wrong-type), on lines 13, 14, 15, 16, 17, 18, 19, 20, 21, 22 and others",
      "",
      "30 errors",
      "",
    ]);
    expect(show(cards(9))).toContain("… and 1 more like this (wrong-type), on line 13\n");
    expect(show(cards(8))).not.toContain("more");
  });

  test("shows all on demand", () => {
    const text = cards(30);
    const { diagnostics } = validate(text, surroundings);
    const shown = formatDiagnostics(diagnostics, { file: "a.json", text, isComplete: true });
    expect(heads(shown)).toHaveLength(30);
    expect(shown).not.toContain("more");
  });

  test("shows errors first, then three warnings of each kind", () => {
    const [pattern] = validate(cards(1), surroundings).diagnostics;
    const ofKinds = Object.keys(codeFacts).slice(0, 21);
    const at = (line: number, code: string, severity: Severity): Diagnostic => {
      const place = { line, column: 1, offset: line - 1 };
      return { ...pattern!, code, severity, range: { start: place, end: place } };
    };
    // The kinds alternate from line to line. The last kind is an error.
    const diagnostics = Array.from({ length: 8 }, (_, round) =>
      ofKinds.map((code, kind) => at(round * 21 + kind + 1, code, kind < 20 ? "warning" : "error")),
    ).flat();
    const shown = formatDiagnostics(diagnostics, {
      file: "a.json",
      text: "\n".repeat(200),
      all: "npx all",
    });
    const lines = heads(shown).map((line) => Number(line.split(":")[1]));
    const errors = Array.from({ length: 8 }, (_, round) => round * 21 + 21);
    const kinds = Array.from({ length: 20 }, (_, kind) => [kind + 1, kind + 22, kind + 43]).flat();
    expect(lines).toEqual([...errors, ...kinds].slice(0, 60));
    expect(shown).toContain(`… and 5 more like this (${ofKinds[0]!}), on lines 64, 85, 106, 127, 148\n`);
    expect(shown).toContain(`… and 8 more findings (${ofKinds[18]!}), on lines 19, `);
    expect(shown).toContain(`\n8 errors, 160 warnings\n  8 ${ofKinds[0]!}\n`);
    expect(shown).toMatch(/\n\nTo list all findings: npx all\n$/);
  });

  test("shows four warnings of a kind, and counts only hidden findings", () => {
    const headings = Array.from(
      { length: 4 },
      () => '{ "type": "callout", "heading": "**A**", "text": "B" }',
    );
    const shown = show(configWith(headings.join(",\n")));
    expect(heads(shown)).toHaveLength(4);
    expect(shown).toMatch(/\n\n4 warnings\n$/);
  });

  test("shows remaining sample values as one entry", () => {
    const addresses = Array.from({ length: 32 }, (_, index) => `"ip${index}": "play.samplecraft.example"`);
    const uses = addresses.map((_, index) => `{{ip${index}}}`).join(" ");
    const text = configWith(
      `{ "type": "text", "text": "${uses}" }`,
      `"constants": {\n${addresses.join(",\n")} }`,
    );
    expect(show(text)).toMatchInlineSnapshot(`
      "a.json:3:8 warning sample-value
      32 values are unchanged from the sample site, such as "play.samplecraft.example", on lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and others. Replace or remove them.

      32 warnings
      "
    `);
  });
});
