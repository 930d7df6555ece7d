import { describe, expect, it } from "vitest";
import { surroundings } from "../../../tests/validate/surroundings";
import { countInWords } from "../../app/findings/report";
import { Lines } from "../../json/lines";
import { validate } from "../../validate/validate";
import { findingsReport } from "./findingsReport";

const commands = { all: "validate all", fix: "fix all" };
const file = "/home/owner/town/site.config.json";
/** A config as it was read, with the findings that the tests are about. */
const read = (text: string) => ({
  text,
  diagnostics: validate(text, surroundings).diagnostics.filter(({ code }) =>
    ["unknown-page", "byte-order-mark"].includes(code),
  ),
});
const written = (changes: object) =>
  JSON.stringify(
    {
      version: 1,
      site: { name: "Town", url: "https://town.example" },
      routes: [{ path: "/", title: "Home", blocks: [{ type: "text", text: "Hello" }] }],
      ...changes,
    },
    null,
    2,
  );

describe("the findings as the open page gets them", () => {
  it("say where each is, with the lines around it and the part that is meant", () => {
    const text = written({ navigation: [{ label: "Shop", href: "/shopp" }] });
    expect(findingsReport(file, read(text), [], commands)).toMatchObject({
      file: "site.config.json",
      errors: 1,
      warnings: 0,
      findings: [
        {
          severity: "error",
          code: "unknown-page",
          breadcrumb: 'navigation → link 1, "Shop" → href',
          place: { line: 22, column: 15 },
          frame: [
            { number: 21, text: '"label": "Shop",' },
            { number: 22, text: '"href": "/shopp"', mark: { from: 8, to: 16 } },
          ],
        },
      ],
    });
  });

  it("mark the part that is meant in a long line, and behind the end of one", () => {
    const long = read(
      JSON.stringify(JSON.parse(written({ navigation: [{ label: "Shop", href: "/shopp" }] }))),
    );
    const [row] = findingsReport(file, long, [], commands).findings[0]!.frame!;
    expect(row!.text.slice(row!.mark!.from, row!.mark!.to)).toBe('"/shopp"');

    const open = '{ "version": 1';
    const range = new Lines(open).range(open.length, 1);
    const diagnostics = [{ ...long.diagnostics[0]!, range }];
    expect(findingsReport(file, { text: open, diagnostics }, [], commands).findings[0]!.frame).toEqual([
      { number: 1, text: open, mark: { from: 14, to: 15 } },
    ]);
  });

  it("begin with the errors, and list no more than twenty", () => {
    const navigation = Array.from({ length: 25 }, (_, index) => ({
      label: `Link ${index}`,
      href: `/no-${index}`,
    }));
    const report = findingsReport(file, read(`\uFEFF${written({ navigation })}`), [], commands);
    expect([report.errors, report.warnings, report.findings.length]).toEqual([25, 1, 20]);
    expect(new Set(report.findings.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  });

  it("hide secrets", () => {
    const { text, diagnostics } = read(written({ navigation: [{ label: "Shop", href: "/shopp" }] }));
    const secret = diagnostics.map((diagnostic) => ({ ...diagnostic, isSecret: true as const }));
    expect(
      JSON.stringify(findingsReport(file, { text, diagnostics: secret }, [], commands).findings[0]!.frame),
    ).not.toContain("/shopp");
  });

  it("hold what went wrong besides, and nothing of a file that could not be read", () => {
    const trouble = {
      breadcrumb: "Home (/)",
      message: "The mill is broken.\u001b[31m",
      details: "at Mill.tsx:1",
    };
    expect(findingsReport(file, undefined, [trouble], commands)).toEqual({
      file: "site.config.json",
      errors: 1,
      warnings: 0,
      isOutdated: false,
      fixable: 0,
      commands,
      findings: [{ severity: "error", breadcrumb: "Home (/)", message: "The mill is broken.\uFFFD[31m" }],
    });
  });

  it.each([
    [{ errors: 1, warnings: 0 }, "1 error"],
    [{ errors: 2, warnings: 1 }, "2 errors and 1 warning"],
    [{ errors: 0, warnings: 3 }, "3 warnings"],
    [{ errors: 0, warnings: 0 }, ""],
  ])("are counted in words: %o", (numbers, words) => {
    expect(countInWords(numbers)).toBe(words);
  });
});
