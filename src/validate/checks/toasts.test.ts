import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config with broken references", () => {
  test("lists the existing toasts", () => {
    expect(
      report(
        configWith(
          `{ "type": "cta", "buttons": [{ "label": "Copy", "copy": "x", "toast": "copeid" }] }`,
          `"toasts": { "messages": { "copied": { "title": "Copied" } } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:71 error unknown-toast
      Home (/) → block 1 (cta) → button 1, "Copy" → toast
      Unknown toast "copeid". Did you mean "copied"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cta", "buttons": [{ "label": "Copy", "copy": "x", "toast": "copeid" }] }
          |                                                                       ^^^^^^^^

      1 error
      "
    `);
  });
});
