import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { someOf } from "../../../tests/property/share";
import { siteConfigs } from "../../../tests/sites/configs";
import { fixed, report } from "../../../tests/validate/surroundings";
import { parse } from "../parse";

const config = readFileSync(siteConfigs.harbour, "utf8");
/** Some of the places where a bracket opens or closes in a line of a real config. */
const everyTwelfth = [...config.matchAll(/(?<=^ *)[{}\][]|(?<=": )[{[]$/gm)]
  .map(({ index }) => index)
  .filter((_, index) => index % 12 === 0);
const places = someOf(everyTwelfth);

const lost = places.map((at) => config.slice(0, at) + config.slice(at + 1));
const doubled = places.map((at) => config.slice(0, at) + config[at] + config.slice(at));

test.each([
  ["lost", lost],
  ["doubled", doubled],
])(
  "a bracket that is %s is one mistake, and where it can be told its fix brings the file back",
  (_, texts) => {
    const several = texts.filter(
      (text) => parse(text).mistakes.filter(({ code }) => code === "syntax-error").length !== 1,
    );
    expect(several).toEqual([]);
    const after = texts.map(fixed);
    const stays = after.filter((text, index) => text === texts[index]);
    const wrong = after.filter((text) => !stays.includes(text) && !isConfig(text));
    expect(wrong).toEqual([]);
    // Of a list of texts nobody can tell where its bracket was; one of them may be among the few of the short form.
    expect(stays.length).toBeLessThanOrEqual(Math.max(1, Math.floor(texts.length / 10)));
    expect(everyTwelfth.length).toBeGreaterThan(30);
  },
);

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

test("it is told of where it belongs, not where the reader stumbles", () => {
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
  ["the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
])("its fix keeps %s", (_, styled) => {
  for (const broken of [good.replace("\n    },\n", "\n"), good.replace("\n  ],", "\n  ,")]) {
    expect(fixed(broken)).toBe(good);
    expect(fixed(styled(broken))).toBe(styled(good));
  }
});

test("its fix adds a space if the other bracket has one", () => {
  expect(fixed(good.replace('"/rules" }]', '"/rules"]'))).toBe(good);
});

test("its fix returns the bracket of a list of lists by the indentation of its entries", () => {
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
