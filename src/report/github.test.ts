import { expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { validate } from "../validate/validate";
import { formatGithub, githubError } from "./github";

const file = "sites/a,b: 100%.json";
const annotate = (text: string) => formatGithub(validate(text, surroundings).diagnostics, { file });

test("says nothing about a valid config", () => {
  expect(annotate(configWith(""))).toBe("");
});

test("annotates each finding's line, and escapes special characters", () => {
  const text = configWith(`{ "type": "callout", "heading": "100%, {{ price }}", "glow": "a:\\nb" },
{ "type": "text",
  "text": ["over",
    "lines"] }`);
  expect(annotate(text)).toMatchInlineSnapshot(`
    "::error file=sites/a%2Cb%3A 100%25.json,line=4,endLine=4,col=40,endColumn=50,title=unknown-constant::Home (/) → block 1, "100%25, {{ price }}" → heading%0AUnknown constant "price". Add "constants": { "price": "…" } next to "site", or use \\\\{{ to show {{ on the page.
    ::error file=sites/a%2Cb%3A 100%25.json,line=4,endLine=4,col=54,endColumn=59,title=unknown-key::Home (/) → block 1, "100%25, {{ price }}" → glow%0AUnknown key "glow" in a "callout" block. Rename or remove it. Other allowed keys: "id", "intro", "width", "background", "align", "color", "tone", "icon", "text", "buttons" and 1 more.
    ::error file=sites/a%2Cb%3A 100%25.json,line=6,endLine=7,title=wrong-type::Home (/) → block 2 (text) → text%0A"text" must be text in double quotes, but is a list. Join the entries, with \\n\\n between paragraphs: "over\\n\\nlines".
    "
  `);
});

test("says that GitHub does not show all findings of a kind", () => {
  const cards = (count: number) =>
    configWith(
      `{ "type": "cards", "items": [${Array.from({ length: count }, () => '{ "title": 5 }').join(", ")}] }`,
    );
  expect(annotate(cards(10))).not.toContain("::notice");
  expect(annotate(cards(11)).split("\n").slice(-2)).toEqual([
    "::notice::GitHub shows at most 10 errors and 10 warnings here. See this step's log for the complete list.",
    "",
  ]);
});

test("reports a failure in one command", () => {
  expect(githubError("No file.\r\nTry 100%.")).toBe("::error::No file.%0D%0ATry 100%25.");
});
