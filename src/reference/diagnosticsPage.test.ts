import { expect, test } from "vitest";
import { codeFacts, formerCodes } from "../validate/codeFacts";
import { formatDiagnosticsPage } from "./diagnosticsPage";
import { anchorOf } from "./markdown";

const page = formatDiagnosticsPage();

test.each(Object.keys(codeFacts))("%s is listed and has a section", (code) => {
  expect(page).toContain(`| [\`${code}\`](#${anchorOf(code)}) |`);
  expect(page).toContain(`\n### \`${code}\`\n`);
});

test.each(Object.entries(formerCodes))("links to %s lead to the section of %s", (former, current) => {
  const section = page.slice(page.indexOf(`\n### \`${current}\`\n`));
  expect(section.slice(0, section.indexOf("```"))).toContain(`<a id="${former}"></a>Formerly \`${former}\`.`);
});

test("contains no invisible characters", () => {
  // oxlint-disable-next-line no-control-regex
  expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\ufeff]|undefined/);
});

test("shows the file, report and fix of a finding", () => {
  const section = page.slice(page.indexOf("### `unknown-key`"), page.indexOf("### `missing-key`"));
  expect(section).toMatchInlineSnapshot(`
    "### \`unknown-key\`

    Error: An object contains an unknown key.

    \`\`\`json
    {
      "version": 1,
      "site": {
        "name": "Fernhollow",
        "langauge": "en"
      },
      "routes": [{ "path": "/", "title": "Home" }]
    }
    \`\`\`

    \`\`\`text
    site.config.json:5:5 error unknown-key
    site → langauge
    Unknown key "langauge". Did you mean "language"?
      4 |     "name": "Fernhollow",
      5 |     "langauge": "en"
        |     ^^^^^^^^^^

    1 error
    \`\`\`

    Automatic fix:

    \`\`\`diff
    -     "langauge": "en"
    +     "language": "en"
    \`\`\`

    "
  `);
});

test("shows no fix if the finding is ambiguous", () => {
  const section = page.slice(page.indexOf("### `duplicate-key`"), page.indexOf("## Keys and values"));
  expect(section).not.toContain("It has only one fix:");
});
