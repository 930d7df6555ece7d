import { expect, test } from "vitest";
import { wishes } from "../validate/shape/wishes";
import { formatNotPossiblePage } from "./notPossiblePage";

const page = formatNotPossiblePage();

test("lists every unsupported feature", () => {
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
  // Events and form fields have different lengths.
  expect(rows.filter((word, index) => rows.indexOf(word) !== index)).toEqual(["`length`"]);
});

test("formats quoted values as code", () => {
  expect(page).toContain("use `preset`, `colors`, `fonts`, `radius` and `background` in `theme`.");
  expect(page).toContain('set `"listed": false` on');
  expect(page).toContain('set `"alternate": "auto"` in');
  expect(page.replace(/`[^`]*`/g, "")).not.toMatch(/"\w+"/);
  expect(page).toContain("supports `**bold**`, `*italic*`, lists and `[links](/path)`");
});
