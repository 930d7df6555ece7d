import { expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

test("rows have as many cells as there are columns, whose titles differ", () => {
  expect(
    report(
      configWith(`{ "type": "table", "columns": ["Rank", { "title": "Hours" }],
  "rows": [["Guest", "0"], ["Villager"], ["Elder", "40", "builds"]] },
{ "type": "table", "columns": ["Rank", "Rank"], "rows": [["Guest", ""]] },
{ "type": "table", "columns": ["Rank"], "rows": [{ "group": "Team" }] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:28 error uneven-row
    Home (/) → block 1 (table) → row 2, "Villager"
    Row 2 has 1 cell, but the table has 2 columns. Add the missing cell for column "Hours". Use "" for an empty cell.
      4 | { "type": "table", "columns": ["Rank", { "title": "Hours" }],
      5 |   "rows": [["Guest", "0"], ["Villager"], ["Elder", "40", "builds"]] },
        |                            ^

    site.config.json:5:58 error uneven-row
    Home (/) → block 1 (table) → row 3, "Elder" → cell 3
    Row 3 has 3 cells, but the table has 2 columns. "builds" has no column. Remove the cell, or add a column.
      4 | { "type": "table", "columns": ["Rank", { "title": "Hours" }],
      5 |   "rows": [["Guest", "0"], ["Villager"], ["Elder", "40", "builds"]] },
        |                                                          ^^^^^^^^

    site.config.json:6:40 warning repeated-column
    Home (/) → block 2 (table) → column 2
    Two columns have the title "Rank", so visitors do not know which is which. Rename one of the columns.
      5 |   "rows": [["Guest", "0"], ["Villager"], ["Elder", "40", "builds"]] },
      6 | { "type": "table", "columns": ["Rank", "Rank"], "rows": [["Guest", ""]] },
        |                                        ^^^^^^

    site.config.json:7:49 error empty-table
    Home (/) → block 3 (table) → rows
    This table has group titles but no rows. Add a row as a list of cells: ["Builder", "40"].
      6 | { "type": "table", "columns": ["Rank", "Rank"], "rows": [["Guest", ""]] },
      7 | { "type": "table", "columns": ["Rank"], "rows": [{ "group": "Team" }] }
        |                                                 ^

    3 errors, 1 warning
    "
  `);
});

test("the first column alone may be without a title", () => {
  expect(
    report(
      configWith(`{ "type": "table", "columns": ["", "Free", { "title": "Iron" }], "rows": [["Homes", "1", "2"]] },
{ "type": "table", "columns": [{ "align": "end" }, "", { "kind": "number" }, " "], "rows": [["Homes", "1", "2", "3"], []] }`),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:5:52 error untitled-column
    Home (/) → block 2 (table) → column 2
    Column 2 has no title. Add one. Only the title of the first column can be empty.
      4 | { "type": "table", "columns": ["", "Free", { "title": "Iron" }], "rows": [["Homes", "1", "2"]] },
      5 | { "type": "table", "columns": [{ "align": "end" }, "", { "kind": "number" }, " "], "rows": [["Homes"…
        |                                                    ^^

    site.config.json:5:56 error untitled-column
    Home (/) → block 2 (table) → column 3
    Column 3 has no title. Add one. Only the title of the first column can be empty.
      4 | { "type": "table", "columns": ["", "Free", { "title": "Iron" }], "rows": [["Homes", "1", "2"]] },
      5 | { "type": "table", "columns": [{ "align": "end" }, "", { "kind": "number" }, " "], "rows": [["Homes"…
        |                                                        ^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:78 error untitled-column
    Home (/) → block 2 (table) → column 4
    Column 4 has no title. Add one. Only the title of the first column can be empty.
      4 | { "type": "table", "columns": ["", "Free", { "title": "Iron" }], "rows": [["Homes", "1", "2"]] },
      5 | { "type": "table", "columns": [{ "align": "end" }, "", { "kind": "number" }, " "], "rows": [["Homes"…
        |                                                                              ^^^

    site.config.json:5:119 error uneven-row
    Home (/) → block 2 (table) → row 2
    Row 2 has 0 cells, but the table has 4 columns. Add the cells, or remove the row. Use "" for an empty cell.
      5 | …mber" }, " "], "rows": [["Homes", "1", "2", "3"], []] }
        |                                                    ^

    4 errors
    "
  `);
});

test("allows empty cells, and tables without a heading", () => {
  expect(
    report(configWith('{ "type": "table", "columns": ["Rank", "Hours"], "rows": [["Guest", ""]] }')),
  ).toBe("");
});
