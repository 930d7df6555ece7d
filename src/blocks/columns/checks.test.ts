import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const text = '{ "type": "text", "text": "Be kind." }';
const columns = (...items: string[]) => `{ "type": "columns", "items": [${items.join(", ")}] }`;

describe("columns", () => {
  test("need at least two entries", () => {
    expect(report(configWith(columns(`{ "blocks": [${text}] }`)))).toMatchInlineSnapshot(`
      "site.config.json:4:31 warning columns-of-one
      Home (/) → block 1 (columns) → items
      Columns need at least two entries. Put these blocks on the page itself.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "columns", "items": [{ "blocks": [{ "type": "text", "text": "Be kind." }] }] }
          |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 warning
      "
    `);
  });

  test("put the blocks of an only entry on the page, unless their heading would be lost", () => {
    const other = '{ "type": "text", "text": "Be ready." }';
    expect(fixed(configWith(columns(`{ "blocks": [${text}, ${other}] }`)))).toContain(`${text},\n${other}`);
    const headed = configWith(columns(`{ "blocks": [${text}] }`).replace("{", '{ "heading": "Rules",'));
    expect(fixed(headed)).toBe(headed);
  });

  test("cannot contain other columns", () => {
    expect(report(configWith(columns(`{ "blocks": [${text}] }`, '{ "blocks": [{ "type": "columns" }] }'))))
      .toMatchInlineSnapshot(`
      "site.config.json:4:111 error columns-in-columns
      Home (/) → block 1 (columns) → column 2 → block 1 (columns) → type
      Columns cannot contain other columns. Put these blocks below the columns, or use a "cards" block.
        4 | …, "text": "Be kind." }] }, { "blocks": [{ "type": "columns" }] }] }
          |                                                    ^^^^^^^^^

      1 error
      "
    `);
  });
});
