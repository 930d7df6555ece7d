import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";

const table = (rows: string) =>
  configWith(`{ "type": "table", "columns": ["Rank", "Price"], "rows": ${rows} }`);

test("reports rows with keys once, and the fix writes them as lists", () => {
  const text = table('[{ "Price": "5", "Rank": "Oak" }, { "Rank": "Birch", "Price": 10 }]');
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:4:58 error wrong-type
    Home (/) → block 1 (table) → rows
    A row is a list of cells in the order of "columns", without keys. Write "rows": [["Oak", "5"], …].
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "table", "columns": ["Rank", "Price"], "rows": [{ "Price": "5", "Rank": "Oak" }, { "Rank":…
        |                                                          ^

    1 error
    "
  `);
  expect(JSON.parse(fixed(text))).toEqual(JSON.parse(table('[["Oak", "5"], ["Birch", "10"]]')));
});

test("offers no fix if the keys are not the titles of the columns", () => {
  const text = table('[{ "name": "Oak", "cost": "5" }]');
  expect(report(text)).toContain('Write "rows": [["Oak", "5"]].');
  expect(report(text)).toContain("\n1 error\n");
  expect(fixed(text)).toBe(text);
});

test("leaves titles of groups as they are", () => {
  expect(
    fixed(table('[{ "group": "Trees" }, { "rank": "Oak", "price": "5" }]')).replace(/\s+/g, " "),
  ).toContain('{ "group": "Trees" }, [ "Oak", "5" ]');
});
