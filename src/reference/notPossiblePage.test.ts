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
      impossible === undefined
        ? new RegExp(`^\\| .*\`${first}\`.* \\|`, "m")
        : `Names in other tools: \`${first}\``,
    );
  }
  const rows = page.match(/^\| `.*?\|/gm)!.flatMap((row) => row.match(/`\w+`/g)!);
  // An event has one length, a field of a form another.
  expect(rows.filter((word, index) => rows.indexOf(word) !== index)).toEqual(["`length`"]);
});

test("what the terminal puts into quotes is code", () => {
  expect(page).toContain("use `preset`, `colors`, `fonts`, `radius` and `background` in `theme`.");
  expect(page).toContain('set `"listed": false` on');
  expect(page).toContain('use `"variant": "primary"`.');
  expect(page.replace(/`[^`]*`/g, "")).not.toMatch(/"\w+"/);
  expect(page).toContain("supports `**bold**`, `*italic*`, lists and `[links](/path)`");
});
