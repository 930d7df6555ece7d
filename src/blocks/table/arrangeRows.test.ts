import { expect, it } from "vitest";
import { wordsOf } from "../../ui/wordsOf";
import { findRows, groupRows, numberIn, sortRows, type Cells, type RowGroup } from "./arrangeRows";

const row = (...cells: string[]): Cells =>
  cells.map((cell) => (cell === "" ? [] : [{ tag: "p", children: [cell] }]));
const shown = (groups: readonly RowGroup[]) =>
  groups.map(({ title, rows }) => [title, ...rows.map((cells) => cells.map(wordsOf).join("|"))]);
const groups = groupRows([
  row("Elder", "1,204"),
  row("Émile", ""),
  row("builder 10", "40"),
  { group: "Team" },
  row("builder 9", "7.5"),
]);

it("divides rows at the titles of groups", () => {
  expect(shown(groups)).toEqual([
    [undefined, "Elder|1,204", "Émile|", "builder 10|40"],
    ["Team", "builder 9|7.5"],
  ]);
});

it("finds rows by parts of words, without a look at case and accents, and leaves out groups without any", () => {
  expect(shown(findRows(groups, "  emil"))).toEqual([[undefined, "Émile|"]]);
  expect(shown(findRows(groups, "BUILD 9"))).toEqual([["Team", "builder 9|7.5"]]);
  expect(findRows(groups, " ")).toBe(groups);
});

it("sorts within groups, numbers by their value, and empty cells last in both directions", () => {
  const up = sortRows(groups, { column: 1, isDescending: false }, "number", "en");
  expect(shown(up)[0]).toEqual([undefined, "builder 10|40", "Elder|1,204", "Émile|"]);
  const down = sortRows(groups, { column: 1, isDescending: true }, "number", "en");
  expect(shown(down)[0]).toEqual([undefined, "Elder|1,204", "builder 10|40", "Émile|"]);
  const words = sortRows(groups, { column: 0, isDescending: false }, "text", "en");
  expect(shown(words)[0]).toEqual([undefined, "builder 10|40", "Elder|1,204", "Émile|"]);
});

it("sorts Arabic-Indic numbers by their value", () => {
  const rows = groupRows([row("a", "١٠٠"), row("b", "٩"), row("c", "12"), row("d", "٢٠")]);
  const up = sortRows(rows, { column: 1, isDescending: false }, "number", "ar");
  expect(shown(up)[0]).toEqual([undefined, "b|٩", "c|12", "d|٢٠", "a|١٠٠"]);
});

it.each([
  ["1,204", 1204],
  ["1.204,5 €", 1204.5],
  ["1,204.5", 1204.5],
  ["1 204", 1],
  ["1\u00a0204", 1204],
  ["from 7.5 h", 7.5],
  ["0.125", 0.125],
  ["−3", -3],
  ["12.", 12],
  ["2.000.000", 2_000_000],
  ["none", undefined],
  ["١٬٢٠٤", 1204],
  ["١٢٫٥ ساعة", 12.5],
  ["۱۲۳", 123],
  ["−٣", -3],
  ["१२०", 120],
  ["𝟙𝟚", 12],
])("reads %j as %s", (text, number) => {
  expect(numberIn(text)).toBe(number);
});
