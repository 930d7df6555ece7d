import { describe, expect, test } from "vitest";
import { report } from "../../../tests/validate/surroundings";

const good = `{
  "version": 1,
  "site": { "name": "Mossy", "language": "en" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`;

describe("a file that is something else", () => {
  test.each([
    ["<!doctype html>\n<html></html>", "a web page"],
    ['<?xml version="1.0"?>', "a web page"],
    ["PK\u0003\u0004rest", "an archive"],
    ["export default { version: 1 }", "a JavaScript file"],
    ["---\nversion: 1\n", "This is YAML"],
    ["- version: 1\n", "This is YAML"],
    ['[site]\nname = "Mossy"\n', "TOML"],
    ["version: 1\nsite:\n  name: Mossy\n", "looks like YAML"],
    ["# My server\nversion: 1\nsite:\n", "looks like YAML"],
    ["#Minecraft server properties\nmotd=Mossy\n", "looks like YAML, TOML or a .properties file"],
    ["{\n  version: 1\n  site:\n    name: Mossy\n}\n", "this is YAML"],
    [
      `{\n<<<<<<< ours\n  "version": 1,\n=======\n  "version": 2,\n>>>>>>> theirs\n}`,
      "Two versions of the file were merged",
    ],
  ])("%j is named", (content, words) => {
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
    From here on this is YAML, but the config is JSON. Write each line as "name": "Mossy", put { } around what is indented, and [ ] around a list.
      2 |   "version": 1,
      3 |   site:
        |   ^^^^^

    1 error
    "
  `);
});

test("the config in lines of backquotes is checked too", () => {
  expect(report(`\`\`\`json\n${good.replace("language", "langauge")}\`\`\`\n`)).toMatchInlineSnapshot(`
    "site.config.json:1:1 error syntax-error
    Lines of backquotes (\`\`\`) stand around the config. Remove them.
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
