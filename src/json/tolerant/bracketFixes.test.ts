import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { someOf } from "../../../tests/property/share";
import { siteConfigs } from "../../../tests/sites/configs";
import { fixed, report } from "../../../tests/validate/surroundings";
import { parse } from "../parse";

const config = readFileSync(siteConfigs.harbour, "utf8");
/** A sample of brackets at the start or end of a line in a real config. */
const everyTwelfth = [...config.matchAll(/(?<=^ *)[{}\][]|(?<=": )[{[]$/gm)]
  .map(({ index }) => index)
  .filter((_, index) => index % 12 === 0);
const places = someOf(everyTwelfth);

const lost = places.map((at) => config.slice(0, at) + config.slice(at + 1));
const doubled = places.map((at) => config.slice(0, at) + config[at] + config.slice(at));

test.each([
  ["missing", lost],
  ["doubled", doubled],
])("reports a %s bracket once, and restores the file unless it is ambiguous", (_, texts) => {
  const several = texts.filter(
    (text) => parse(text).mistakes.filter(({ code }) => code === "syntax-error").length !== 1,
  );
  expect(several).toEqual([]);
  const after = texts.map(fixed);
  const stays = after.filter((text, index) => text === texts[index]);
  const wrong = after.filter((text) => !stays.includes(text) && !isConfig(text));
  expect(wrong).toEqual([]);
  // The end of a list of strings is ambiguous. A short sample may contain one.
  expect(stays.length).toBeLessThanOrEqual(Math.max(1, Math.floor(texts.length / 10)));
  expect(everyTwelfth.length).toBeGreaterThan(30);
});

function isConfig(text: string): boolean {
  return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(config));
}

const good = `{ "version": 1, "site": { "name": "Mossy" },
  "routes": [
    {
      "path": "/",
      "title": "Home",
      "intro": "Hello."
    },
    {
      "path": "/rules",
      "title": "Rules",
      "intro": "Be kind."
    }
  ],
  "navigation": [{ "label": "Home", "href": "/" }, { "label": "Rules", "href": "/rules" }]
}
`;

test("points at the missing bracket, not at the position where parsing fails", () => {
  const mistakes = [
    good.replace("\n    },\n", "\n"),
    good.replace('"routes": [', '"routes":'),
    good.replace("\n  ],", "\n  ,"),
    good.replace("\n    }\n", "\n    }\n    }\n"),
    good.replace('"/" }, {', '"/" }, }, {'),
  ];
  expect(mistakes.map(report).join("\n")).toMatchInlineSnapshot(`
    "site.config.json:6:24 error syntax-error
    The "{" on line 3 is never closed. Add }, at the end of line 6.
      5 |       "title": "Home",
      6 |       "intro": "Hello."
        |                        ^

    1 error

    site.config.json:3:5 error syntax-error
    The "]" on line 13 has no matching "[". Add [ after the colon of "routes" on line 2.
      2 |   "routes":
      3 |     {
        |     ^

    1 error

    site.config.json:13:3 error syntax-error
    The "[" on line 2 is never closed. Add ] before the comma on line 13.
      12 |     }
      13 |   ,
         |   ^

    1 error

    site.config.json:13:5 error syntax-error
    Unexpected "}": the "[" on line 2 is not closed yet. Remove the "}".
      12 |     }
      13 |     }
         |     ^

    1 error

    site.config.json:14:52 error syntax-error
    Unexpected "}": the "[" on line 14 is not closed yet. Remove the "}".
      13 |   ],
      14 |   "navigation": [{ "label": "Home", "href": "/" }, }, { "label": "Rules", "href": "/rules" }]
         |                                                    ^

    1 error
    "
  `);
  expect(mistakes.map((text) => JSON.stringify(JSON.parse(fixed(text))))).toEqual(
    mistakes.map(() => JSON.stringify(JSON.parse(good))),
  );
});

test.each([
  ["tabs", (text: string) => text.replaceAll("  ", "\t")],
  ["Windows line endings", (text: string) => text.replaceAll("\n", "\r\n")],
])("keeps %s when it fixes a bracket", (_, styled) => {
  for (const broken of [good.replace("\n    },\n", "\n"), good.replace("\n  ],", "\n  ,")]) {
    expect(fixed(broken)).toBe(good);
    expect(fixed(styled(broken))).toBe(styled(good));
  }
});

test("removes an extra bracket without the bracket after it", () => {
  expect(fixed(good.replace('"/" }, {', '"/" }, } {'))).toBe(good);
});

test("adds a space if the matching bracket has one", () => {
  expect(fixed(good.replace('"/rules" }]', '"/rules"]'))).toBe(good);
});

test("restores a bracket in a list of lists from the indentation", () => {
  const rows = `[
            ["1", "2"],
            ["3", "4"]
          ]`;
  const table = good.replace(
    '"intro": "Be kind."',
    `"blocks": [
        {
          "type": "table",
          "columns": ["A", "B"],
          "rows": ${rows}
        }
      ]`,
  );
  expect(fixed(table.replace('"rows": [', '"rows":'))).toBe(table);
});
