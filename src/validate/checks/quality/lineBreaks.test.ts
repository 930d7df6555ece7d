import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";

const block = (text: string) => configWith(`{ "type": "text", "text": "${text}" }`);

test("reports a line break with the wrong slash, or with two backslashes", () => {
  expect(report(block("Bring a hoe./nAnd a lamp."))).toMatchInlineSnapshot(`
    "site.config.json:4:40 warning written-line-break
    Home (/) → block 1 (text) → text
    Visitors see /n instead of a line break. For a line break, use \\n with a backslash, not /n.
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "text", "text": "Bring a hoe./nAnd a lamp." }
        |                                        ^^

    1 warning
    "
  `);
  expect(fixed(block(String.raw`Bring a hoe.\\nAnd a lamp.`))).toBe(
    block(String.raw`Bring a hoe.\nAnd a lamp.`),
  );
});

test.each(["and/no", "24/7", "/news", String.raw`C:\\\\name`, "`/n`"])("does not report %s", (text) => {
  expect(report(block(text))).not.toContain("written-line-break");
});
