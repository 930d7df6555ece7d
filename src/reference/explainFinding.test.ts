import { expect, test } from "vitest";
import { codeFacts } from "../validate/codeFacts";
import { explanations } from "../validate/explanations";
import { explainFinding } from "./explainFinding";

test.each(Object.entries(codeFacts))("explains %s in plain text, with its meaning", (name, { severity }) => {
  const text = explainFinding(name);
  expect(text.startsWith(`${name} (${severity})\n${explanations[name]!.meaning}\n\n`)).toBe(true);
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/^ *```|[\u0000-\u0009\u000b-\u001f\ufeff]|undefined/m);
});

test("shows an example, its report and its fix", () => {
  expect(explainFinding("trailing-comma")).toMatchInlineSnapshot(`
    "trailing-comma (error)
    There is a comma after the last entry of a list or object.

    Example:

      {
        "version": 1,
        "site": {
          "name": "Fernhollow",
          "language": "en",
        },
        "routes": [{ "path": "/", "title": "Home" }]
      }

    Report:

      site.config.json:5:21 error trailing-comma
      There is a comma before "}". Remove it.
        4 |     "name": "Fernhollow",
        5 |     "language": "en",
          |                     ^

      1 error

    Automatic fix (--fix):

      -     "language": "en",
      +     "language": "en"
    "
  `);
});
