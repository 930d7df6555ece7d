import { expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { validate } from "../validate/validate";
import { formatJson, jsonError } from "./json";

const answer = (text: string) => formatJson(validate(text, surroundings).diagnostics, { file: "a.json" });

test("returns an empty list for a valid config", () => {
  expect(JSON.parse(answer(configWith("")))).toEqual({
    form: 1,
    file: "a.json",
    errors: 0,
    warnings: 0,
    diagnostics: [],
  });
});

test("gives the position and the fix of each finding", () => {
  expect(answer('{ "version": 1, "site": { "name": "M" },\n"routs": [{ "path": "/", "title": "T" }] }'))
    .toMatchInlineSnapshot(`
      "{
        "form": 1,
        "file": "a.json",
        "errors": 1,
        "warnings": 0,
        "diagnostics": [
          {
            "code": "unknown-key",
            "severity": "error",
            "message": "Unknown key \\"routs\\". Did you mean \\"routes\\"?",
            "trail": "routs",
            "path": [
              "routs"
            ],
            "range": {
              "start": {
                "offset": 41,
                "line": 2,
                "column": 1
              },
              "end": {
                "offset": 48,
                "line": 2,
                "column": 8
              }
            },
            "edits": [
              {
                "range": {
                  "start": {
                    "offset": 41,
                    "line": 2,
                    "column": 1
                  },
                  "end": {
                    "offset": 48,
                    "line": 2,
                    "column": 8
                  }
                },
                "text": "\\"routes\\""
              }
            ]
          }
        ]
      }
      "
    `);
});

test("lists all findings", () => {
  const items = Array.from({ length: 100 }, () => '{ "title": 5 }').join(", ");
  const { errors, diagnostics } = JSON.parse(
    answer(configWith(`{ "type": "cards", "items": [${items}] }`)),
  ) as {
    errors: number;
    diagnostics: unknown[];
  };
  expect([errors, diagnostics.length]).toEqual([100, 100]);
});

test("reports a failure", () => {
  expect(JSON.parse(jsonError("No file.", { file: "a.json" }))).toEqual({
    form: 1,
    file: "a.json",
    error: "No file.",
  });
});
