import { describe, expect, test } from "vitest";
import { fixed, report } from "../../../../tests/validate/surroundings";

describe("the $schema", () => {
  const config = (reference: string) =>
    `{ "$schema": "${reference}", "version": 1, "site": { "name": "Mossy" }, "routes": [{ "path": "/", "title": "Home" }] }`;

  test("links to a file", () => {
    expect(report(config("./shema/site.schema.json"))).toMatchInlineSnapshot(`
      "site.config.json:1:14 warning unknown-schema
      $schema
      There is no file "./shema/site.schema.json", so your editor cannot suggest or explain the keys in this file. Use "./schema/site.schema.json".
        1 | { "$schema": "./shema/site.schema.json", "version": 1, "site": { "name": "Mossy" }, "routes": [{ "pa…
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
    expect(fixed(config("./shema/site.schema.json"))).toBe(config("./schema/site.schema.json"));
    expect(fixed(config("./own.json"))).toBe(config("./own.json"));
  });

  test.each(["./schema/site.schema.json", "https://schemas.mossy.example/site.json", "file:///a.json"])(
    "can be %s",
    (reference) => {
      expect(report(config(reference))).toBe("");
    },
  );
});
