import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const table = (rows: string) =>
  configWith(`{ "type": "table", "columns": ["Rank", "Price"], "rows": ${rows} }`);

test("reports rows with keys once, and the fix writes them as lists", () => {
  const text = table('[{ "Price": "5", "Rank": "Oak" }, { "Rank": "Birch", "Price": 10 }]');
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:4:58 error wrong-type
    Home (/) → block 1 (table) → rows
    Each row must be a list in [ ] with one value per column, in quotes. Use "rows": [["Oak", "5"], ["Birch", "10"]].
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "table", "columns": ["Rank", "Price"], "rows": [{ "Price": "5", "Rank": "Oak" }, { "Rank":…
        |                                                          ^

    1 error
    "
  `);
  expect(JSON.parse(fixed(text))).toEqual(JSON.parse(table('[["Oak", "5"], ["Birch", "10"]]')));
});

test("takes other keys in the order of the columns", () => {
  const text = table('[{ "name": "Oak", "cost": "5" }]');
  expect(report(text)).toContain('Use "rows": [["Oak", "5"]].');
  expect(report(text)).toContain("\n1 error\n");
  expect(fixed(text)).toContain('"rows": [["Oak", "5"]]');
});

test.each([
  '[{ "name": "Oak" }]',
  '[{ "name": "Oak", "cost": "5" }, { "cost": "10", "name": "Birch" }]',
  '[{ "name": "Oak", "rank": "5" }]',
  '["Oak"]',
])("offers no fix if the cells are not one for each column: %s", (rows) => {
  expect(report(table(rows))).toContain(
    "Each row must be a list in [ ] with one value per column, in quotes.",
  );
  expect(fixed(table(rows))).toBe(table(rows));
});

test.each(['["Oak, 5", "Birch, 10"]', '["| Oak | 5 |", "| Birch | 10 |"]', '["Oak: 5", "Birch: 10"]'])(
  "splits texts into cells: %s",
  (rows) => {
    expect(report(table(rows))).toContain('Use "rows": [["Oak", "5"], ["Birch", "10"]].');
    expect(report(table(rows))).toContain("\n1 error\n");
    expect(fixed(table(rows))).toContain('"rows": [["Oak", "5"], ["Birch", "10"]]');
  },
);

test("leaves titles of groups as they are", () => {
  expect(fixed(table('[{ "group": "Trees" }, { "rank": "Oak", "price": "5" }]'))).toContain(
    '"rows": [{ "group": "Trees" }, ["Oak", "5"]]',
  );
});
