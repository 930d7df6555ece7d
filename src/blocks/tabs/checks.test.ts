import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("tabs that contradict themselves", () => {
  test("wants something in each tab", () => {
    expect(report(configWith(`{ "type": "tabs", "tabs": [{ "id": "one", "title": "One", "rules": [] }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:28 error empty-tab
        Home (/) → block 1 (tabs) → tab 1, "One"
        This tab is empty. Add "text", "rules" or "blocks".
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "tabs", "tabs": [{ "id": "one", "title": "One", "rules": [] }] }
            |                            ^

        1 error
        "
      `);
  });

  test("names the tabs that exist", () => {
    expect(
      report(
        configWith(
          `{ "type": "tabs", "default": "second", "tabs": [{ "id": "one", "title": "One", "text": "1" }, { "id": "two", "title": "Two", "text": "2" }] }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:30 error unknown-tab
      Home (/) → block 1 (tabs) → default
      No tab has the id "second". Available tabs: "one" and "two".
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "tabs", "default": "second", "tabs": [{ "id": "one", "title": "One", "text": "1" }, { "id"…
          |                              ^^^^^^^^

      1 error
      "
    `);
  });
});
