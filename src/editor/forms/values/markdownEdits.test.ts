import { expect, test } from "vitest";
import {
  insertConstant,
  insertLink,
  openBraces,
  type Selection,
  toggleList,
  toggleMarks,
} from "./markdownEdits";

/** A text whose selection is between `<` and `>`. */
function selected(marked: string): Selection {
  const start = marked.indexOf("<");
  return { text: marked.replace(/[<>]/g, ""), start, end: marked.indexOf(">") - 1 };
}

function shown({ text, start, end }: Selection): string {
  return `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`;
}

test.each([
  ["a <big> mill", "**", "a **<big>** mill"],
  ["a **<big>** mill", "**", "a <big> mill"],
  ["a **<big>** mill", "*", "a ***<big>*** mill"],
  ["a ***<big>*** mill", "*", "a **<big>** mill"],
  ["a *<big>* mill", "**", "a ***<big>*** mill"],
  ["<>", "**", "**<>**"],
])("%s with %s becomes %s", (before, mark, after) => {
  expect(shown(toggleMarks(selected(before), mark))).toBe(after);
});

test("makes a link of the selection, or of a placeholder", () => {
  expect(shown(insertLink(selected("see <the rules>."), "words"))).toBe("see [the rules](</>).");
  expect(shown(insertLink(selected("see <>"), "words"))).toBe("see [words](</>)");
});

test("makes whole lines a list, and plain lines again", () => {
  const list = toggleList(selected("One\nT<wo\nThr>ee"));
  expect(shown(list)).toBe("One\n<- Two\n- Three>");
  expect(shown(toggleList(list))).toBe("One\n<Two\nThree>");
});

test("completes an unfinished constant, unless its braces are escaped", () => {
  expect(shown(insertConstant(selected("Join {{ad<>!"), "address"))).toBe("Join {{address}}<>!");
  expect([openBraces("{{ad", 4), openBraces("\\{{ad", 5), openBraces("{{ad}}", 6)]).toEqual([
    "{{ad",
    undefined,
    undefined,
  ]);
});
