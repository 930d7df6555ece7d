import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

describe("values left over from the sample", () => {
  test("are reported once the site has its own name", () => {
    expect(
      report(
        configWith(
          `{ "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
{ "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "Sample Sam", "role": "Admin" }] }] }`,
          '"constants": { "ip": "play.samplecraft.example" }',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:22 warning sample-value
      constants → ip
      "play.samplecraft.example" is still from the sample site. Replace it with your own value, or remove it.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "constants": { "ip": "play.samplecraft.example" },
          |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:5:33 warning sample-value
      Home (/) → block 1, "Welcome to Samplecraft" → heading
      The name "Samplecraft" is still from the sample site. Replace it with your own name, or remove it.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
          |                                 ^^^^^^^^^^^^^^^^^^^^^^^^

      site.config.json:6:72 warning sample-value
      Home (/) → block 2 (staff) → group 1, "Team" → member 1, "Sample Sam" → name
      "Sample Sam" is still from the sample site. Replace it with your own value, or remove it.
        5 | { "type": "callout", "heading": "Welcome to Samplecraft", "text": "{{ip}}" },
        6 | { "type": "staff", "groups": [{ "title": "Team", "members": [{ "name": "Sample Sam", "role": "Admin"…
          |                                                                        ^^^^^^^^^^^^

      3 warnings
      "
    `);
  });

  test("are not reported in the sample itself", () => {
    const text = configWith(
      '{ "type": "callout", "heading": "{{name}}" }',
      '"constants": { "name": "Samplecraft" }',
    );
    expect(report(text.replace('"Mossy"', '"{{name}}"'))).toBe("");
  });
});
