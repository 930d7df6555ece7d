import { describe, expect, it } from "vitest";
import { rules } from "../../scripts/english/rules";
import { readProse } from "../../scripts/english/readProse";

describe("rules of English", () => {
  it.each(rules)("$name finds its example and accepts the better sentence", ({ pattern, odd, plain }) => {
    expect(odd.match(pattern)).not.toBeNull();
    expect(rules.filter((rule) => plain.match(rule.pattern)).map((rule) => rule.name)).toEqual([]);
  });
});

describe("readProse", () => {
  const kindsOf = (path: string, source: string) =>
    readProse(path, source).map(({ kind, text }) => [kind, text.trim()]);

  it("reads comments and messages of a source file", () => {
    const source = [
      "// The first line",
      "// goes on here.",
      'const label = "a sentence of six plain words";',
      "const style = css`color of the whole page: red`;",
      "const short = 'two words';",
      "const message = `Use ${a} in place of the other`;",
    ].join("\n");
    expect(kindsOf("src/a.ts", source)).toEqual([
      ["comments", "The first line\n   goes on here."],
      ["messages", "a sentence of six plain words"],
      ["messages", "Use Xxx in place of the other"],
    ]);
  });

  it("reads only the names of tests in a test file", () => {
    const source = 'it.each([1])("adds one to each number", () => expect("some words in a test").toBe(a));';
    expect(kindsOf("src/a.test.ts", source)).toEqual([["tests", "adds one to each number"]]);
  });

  it("reads the paragraphs and cells of a page without code and headings", () => {
    const page =
      "# Where it stands\n\nText with `code`.\n\n```\ncode stands here\n```\n\n| a |\n| - |\n| cell |\n";
    expect(kindsOf("docs/a.md", page)).toEqual([
      ["docs", "Text with Xxx."],
      ["docs", "a"],
      ["docs", "cell"],
    ]);
  });

  it("rejects a source file that does not parse", () => {
    expect(() => readProse("src/a.ts", "const = ;")).toThrow("src/a.ts");
  });
});
