import { expect, test } from "vitest";
import { wishes } from "../validate/shape/wishes";
import { formatNotPossiblePage } from "./notPossiblePage";

const page = formatNotPossiblePage();

test("every wish has its place: a section where it is impossible, else a row", () => {
  const sections = wishes.filter(({ impossible }) => impossible !== undefined);
  expect(page.match(/^## /gm)).toHaveLength(sections.length + 1);
  for (const { words, impossible } of wishes) {
    const [first] = words.split(" ");
    expect(page).toMatch(
      impossible === undefined ? new RegExp(`^\\| .*\`${first}\`.* \\|`, "m") : `Also called \`${first}\``,
    );
  }
  const rows = page.match(/^\| `.*?\|/gm)!.flatMap((row) => row.match(/`\w+`/g)!);
  // An event has one length, a field of a form another.
  expect(rows.filter((word, index) => rows.indexOf(word) !== index)).toEqual(["`length`"]);
});

test("what the terminal puts into quotes is code", () => {
  expect(page).toContain("Set the design in `theme`, with `preset`, `colors`,");
  expect(page).toContain("`listed: false`");
  expect(page.replace(/`[^`]*`/g, "")).not.toMatch(/"\w+"/);
  expect(page).toContain("supports `**bold**`, `*italic*`, lists and `[links](/path)`");
});
