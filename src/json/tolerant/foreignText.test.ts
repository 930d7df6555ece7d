import { describe, expect, test } from "vitest";
import { report, surroundings } from "../../../tests/validate/surroundings";
import { fixText } from "../../validate/fixes/fixText";

const good = `{
  "version": 1,
  "site": { "name": "Mossy", "language": "en" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

describe("a file in another format", () => {
  test.each([
    ["<!doctype html>\n<html></html>", "a web page"],
    ['<?xml version="1.0"?>', "a web page"],
    ["PK\u0003\u0004rest", "an archive"],
    ["export default { version: 1 }", "a JavaScript file"],
    ["---\nversion: 1\n", 'Replace everything with { "version": 1 }'],
    ["- version: 1\n", "This file is YAML"],
    ['[site]\nname = "Mossy"\n', "TOML"],
    [
      "version: 1\nsite:\n  name: Mossy\n",
      'Replace everything with { "version": 1, "site": { "name": "Mossy" } }',
    ],
    ["# My server\nversion: 1\nsite:\n", "This is YAML"],
    ["#Minecraft server properties\nmotd=Mossy\n", "This is server.properties"],
    ["motd=\\u00a7aMossy \\u00a7lSMP\\nJoin us\n", '"site": { "name": "Mossy SMP" }'],
    ["max-players=20\n", '"site": { "name": "…" }'],
    [
      "# My server\nsite:\n  name: Mossy\n",
      'Replace everything with { "version": 1, "site": { "name": "Mossy" } }',
    ],
    [
      "{\n  version: 1\n  site:\n    name: Mossy\n}\n",
      'Replace them with "version": 1, "site": { "name": "Mossy" }',
    ],
    [
      `{\n<<<<<<< ours\n  "version": 1,\n=======\n  "version": 2,\n>>>>>>> theirs\n}`,
      "This file contains a Git merge conflict",
    ],
  ])("is recognised: %j", (content, words) => {
    expect(report(content)).toContain(words);
    expect(report(content)).toMatch(/\n1 error\n/);
  });
});

test("reports YAML inside the braces at its first line, with that line as JSON", () => {
  const text = good.replace(
    '"site": { "name": "Mossy", "language": "en" },',
    "site:\n    name: Mossy\n    language: en",
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:3:3 error syntax-error
    These lines are YAML, but the config must be JSON. In JSON, keys and text are in double quotes, and commas separate entries. Replace them with "site": { "name": "Mossy", "language": "en" },
      2 |   "version": 1,
      3 |   site:
        |   ^^^^^

    1 error
    "
  `);
});

test.each([
  "navigation:\n    - label: Home\n      href: /\n    - label: 'The rules'\n      href: /rules # all",
  "navigation:\n  - label: Home\n    href: /\n  -\n    label: The rules\n    href: /rules",
])("replaces YAML in a config with JSON: %j", (yaml) => {
  const pages = (navigation: string) => good.replace('"routes"', `${navigation}\n  "routes"`);
  const { text, diagnostics } = fixText(pages(yaml), surroundings);
  expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-page"]);
  expect(JSON.parse(text)).toEqual(
    JSON.parse(
      pages('"navigation": [{ "label": "Home", "href": "/" }, { "label": "The rules", "href": "/rules" }],'),
    ),
  );
});

test.each(["a: &x 1\nb: *x\nc: 2", "a: [1, 2]\nb: 1\nc: 2\nd: 3"])("offers no JSON for %j", (yaml) => {
  const text = good.replace('"version": 1,', yaml);
  expect(fixText(text, surroundings).text).toBe(text);
});

test("checks a config inside a code fence", () => {
  expect(report(`\`\`\`json\n${good.replace("language", "langauge")}\`\`\`\n`)).toMatchInlineSnapshot(`
    "site.config.json:1:1 error syntax-error
    The file must contain only the config. Delete the lines with \`\`\` around it.
      1 | \`\`\`json
        | ^^^

    site.config.json:4:30 error unknown-key
    site → langauge
    Unknown key "langauge". Did you mean "language"?
      3 |   "version": 1,
      4 |   "site": { "name": "Mossy", "langauge": "en" },
        |                              ^^^^^^^^^^

    2 errors
    "
  `);
});
