import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { applyChanges } from "../json/changes";
import { codeFacts } from "../validate/codeFacts";
import { validate } from "../validate/validate";
import { formatSarif, sarifError } from "./sarif";
import { sarifLog } from "./sarifLog.fixture";

const isLog = new Ajv2020().compile(sarifLog);

interface Log {
  runs: [{ tool: { driver: { rules: { id: string; deprecatedIds?: string[] }[] } }; results: Result[] }];
}
interface Result {
  ruleId: string;
  ruleIndex: number;
}

const broken = configWith(
  '{ "type": "callout", "icon": "rokcet", "shadow": 5 },\n{ "type": "text", "text": ["over",\n"lines"] }',
);
const write = (config: string, file = "site.config.json") =>
  formatSarif(validate(config, surroundings).diagnostics, { file });

describe("formatSarif", () => {
  test("lists the former names of a rule", () => {
    const [{ tool }] = (JSON.parse(write(configWith(""))) as Log).runs;
    expect(tool.driver.rules.find(({ id }) => id === "invalid-encoding")?.deprecatedIds).toEqual([
      "not-text",
    ]);
    expect(tool.driver.rules.find(({ id }) => id === "unknown-key")).not.toHaveProperty("deprecatedIds");
  });

  test.each([
    ["a valid config", configWith("")],
    ["a broken config", broken],
    ["invalid JSON", '{ "version": 1, // yes\n "site": { "name": "M", } '],
    ["an empty file", ""],
  ])("conforms to version 2.1.0 for %s", (_, config) => {
    isLog(JSON.parse(write(config)));
    expect(isLog.errors).toBeNull();
  });

  test("reports why the config could not be checked", () => {
    const written: unknown = JSON.parse(sarifError("There is no file a.json."));
    isLog(written);
    expect(isLog.errors).toBeNull();
    expect(written).toMatchObject({
      runs: [
        {
          invocations: [
            {
              executionSuccessful: false,
              toolExecutionNotifications: [{ level: "error", message: { text: "There is no file a.json." } }],
            },
          ],
        },
      ],
    });
  });

  test("lists every code, and links each result to its rule", () => {
    const [{ tool, results }] = (JSON.parse(write(broken)) as Log).runs;
    const { rules } = tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(codeFacts));
    expect(results.length).toBeGreaterThan(1);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  });

  test("gives the region and the fix of each finding", () => {
    const [{ results }] = (JSON.parse(write(broken, "my site/100%.json")) as Log).runs;
    expect(results).toMatchInlineSnapshot(`
      [
        {
          "fixes": [
            {
              "artifactChanges": [
                {
                  "artifactLocation": {
                    "uri": "my%20site/100%25.json",
                  },
                  "replacements": [
                    {
                      "deletedRegion": {
                        "endColumn": 38,
                        "endLine": 4,
                        "startColumn": 30,
                        "startLine": 4,
                      },
                      "insertedContent": {
                        "text": ""rocket"",
                      },
                    },
                  ],
                },
              ],
              "description": {
                "text": "Apply the automatic fix.",
              },
            },
          ],
          "level": "error",
          "locations": [
            {
              "logicalLocations": [
                {
                  "fullyQualifiedName": "Home (/) → block 1 (callout) → icon",
                },
              ],
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "my%20site/100%25.json",
                },
                "region": {
                  "endColumn": 38,
                  "endLine": 4,
                  "startColumn": 30,
                  "startLine": 4,
                },
              },
            },
          ],
          "message": {
            "text": "Unknown icon "rokcet". Did you mean "rocket"?",
          },
          "ruleId": "unknown-icon",
          "ruleIndex": 18,
        },
        {
          "level": "error",
          "locations": [
            {
              "logicalLocations": [
                {
                  "fullyQualifiedName": "Home (/) → block 1 (callout) → shadow",
                },
              ],
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "my%20site/100%25.json",
                },
                "region": {
                  "endColumn": 48,
                  "endLine": 4,
                  "startColumn": 40,
                  "startLine": 4,
                },
              },
            },
          ],
          "message": {
            "text": "Unknown key "shadow" in a "callout" block. Sizes, spacing and animations are fixed, so pages work on every screen. You can change "radius" and "background" in "theme" for the whole site.",
          },
          "ruleId": "unknown-key",
          "ruleIndex": 134,
        },
        {
          "fixes": [
            {
              "artifactChanges": [
                {
                  "artifactLocation": {
                    "uri": "my%20site/100%25.json",
                  },
                  "replacements": [
                    {
                      "deletedRegion": {
                        "endColumn": 9,
                        "endLine": 6,
                        "startColumn": 27,
                        "startLine": 5,
                      },
                      "insertedContent": {
                        "text": ""over\\n\\nlines"",
                      },
                    },
                  ],
                },
              ],
              "description": {
                "text": "Apply the automatic fix.",
              },
            },
          ],
          "level": "error",
          "locations": [
            {
              "logicalLocations": [
                {
                  "fullyQualifiedName": "Home (/) → block 2 (text) → text",
                },
              ],
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "my%20site/100%25.json",
                },
                "region": {
                  "endColumn": 9,
                  "endLine": 6,
                  "startColumn": 27,
                  "startLine": 5,
                },
              },
            },
          ],
          "message": {
            "text": ""text" must be text in double quotes, but is a list. Join the entries, with \\n\\n between paragraphs: "over\\n\\nlines".",
          },
          "ruleId": "wrong-type",
          "ruleIndex": 136,
        },
      ]
    `);
  });

  test("gives fixes that resolve the findings", () => {
    const config = configWith('{ "type": "callout", "heading": "Up", "icon": "rokcet" }');
    const [{ results }] = JSON.parse(write(config)).runs as [
      {
        results: {
          fixes: {
            artifactChanges: {
              replacements: { deletedRegion: Region; insertedContent: { text: string } }[];
            }[];
          }[];
        }[];
      },
    ];
    const starts = [0, ...[...config.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const offset = (line: number, column: number) => starts[line - 1]! + column - 1;
    const changes = results[0]!.fixes[0]!.artifactChanges[0]!.replacements.map(
      ({ deletedRegion: { startLine, startColumn, endLine, endColumn }, insertedContent }) => ({
        offset: offset(startLine, startColumn),
        length: offset(endLine, endColumn) - offset(startLine, startColumn),
        text: insertedContent.text,
      }),
    );
    expect(applyChanges(config, changes)).toBe(
      configWith('{ "type": "callout", "heading": "Up", "icon": "rocket" }'),
    );
  });
});

interface Region {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}
