import { describe, expect, test } from "vitest";
import { EditableText } from "./editableText";
import type { Intent } from "./intent";
import { textDiff } from "./textDiff";

const text = `{
  "routes": [
    { "path": "/", "blocks": [{ "type": "hero", "heading": "Hello" }] },
    { "path": "/b", "blocks": [] }
  ],
  "names": { "a": "A", "b": "B" }
}`;
const heading = ["routes", 0, "blocks", 0, "heading"];

/** Writes the heading, as an owner who types. */
function type(edited: EditableText, value: string, now: number, joins = "heading"): void {
  edited.edit([{ do: "set", path: heading, value }], { label: "heading", joins, now });
}

/** The number of entries to undo. */
function depthOf(edited: EditableText): number {
  let depth = 0;
  while (edited.undo()) depth++;
  return depth;
}

describe("the undo list", () => {
  test("joins typing in one field until a pause of a second", () => {
    const edited = new EditableText(text);
    ["H", "Hi", "Hi!"].forEach((value, index) => type(edited, value, index * 1_000));
    type(edited, "Hi there", 3_001);
    edited.undo();
    expect(edited.text).toBe(text.replace("Hello", "Hi!"));
    edited.undo();
    expect(edited.text).toBe(text);
    edited.redo();
    expect(edited.text).toBe(text.replace("Hello", "Hi!"));
  });

  test.each<[string, (edited: EditableText) => unknown]>([
    ["another gesture", (edited) => edited.edit([{ do: "remove", path: ["names", "a"] }], { now: 0 })],
    ["another field", (edited) => type(edited, "x", 0, "text")],
    ["the end of typing", (edited) => edited.endTyping()],
    ["an undo", (edited) => (edited.undo(), edited.redo())],
  ])("starts a new entry after %s", (name, gesture) => {
    const edited = new EditableText(text);
    type(edited, "a", 0);
    gesture(edited);
    type(edited, "b", 0);
    edited.undo();
    type(edited, "c", 0);
    edited.undo();
    expect(edited.text).toContain(name === "another field" ? '"x"' : '"a"');
  });

  test("has no entry for what changes nothing, or is typed and deleted", () => {
    const edited = new EditableText(text);
    type(edited, "Hello", 0);
    edited.edit([{ do: "move", path: ["routes", 0], to: ["routes", 0] }], { now: 0 });
    type(edited, "Hello!", 0);
    type(edited, "Hello", 0);
    expect(edited.labels).toEqual({ undo: undefined, redo: undefined });
  });

  test("names entries, by default after the path, and forgets undone ones after an edit", () => {
    const edited = new EditableText(text);
    type(edited, "Hi", 0);
    edited.edit([{ do: "remove", path: ["routes", 1] }], { now: 0 });
    expect(edited.labels.undo).toBe('entry 2 of "routes"');
    expect(edited.undo()?.label).toBe('entry 2 of "routes"');
    expect(edited.labels).toEqual({ undo: "heading", redo: 'entry 2 of "routes"' });
    type(edited, "Hey", 9_000);
    expect(edited.labels).toEqual({ undo: "heading", redo: undefined });
  });

  test("takes over a text from outside as one entry, even a broken one", () => {
    const edited = new EditableText(text);
    type(edited, "Hi", 0);
    const other = text.replace('"A"', '"Other"').replace("/b", "/c").replace(/\n\}$/, "");
    const { steps } = edited.takeOver(other, { label: "changes from outside", now: 0 });
    expect(steps.flat()).toHaveLength(2);
    expect(edited.text).toBe(other);
    edited.undo();
    expect(edited.text).toBe(text.replace("Hello", "Hi"));
  });

  test("needs at most twice the memory of the text after 1,000 edits, and keeps the last ones", () => {
    const long = text.replace("Hello", "x".repeat(40_000));
    const edited = new EditableText(long);
    for (let count = 0; count < 1_000; count++) {
      const value = String(count).repeat(400);
      edited.edit([{ do: "set", path: ["names", "a"], value }], { now: count * 5_000 });
    }
    expect(edited.undoSize).toBeLessThanOrEqual(2 * edited.text.length);
    // An entry has 2,400 characters.
    expect(depthOf(edited)).toBeGreaterThan(30);
  });
});

describe("gestures", () => {
  test("apply all intents, or none if one is refused", () => {
    const edited = new EditableText(text);
    const first: Intent = { do: "set", path: ["names", "a"], value: "x" };
    expect(edited.edit([first, { do: "remove", path: ["names", "z"] }], { now: 0 })).toEqual({
      refused: '"z" does not exist in "names".',
    });
    expect(edited.text).toBe(text);
    edited.edit([first, { do: "rename", path: ["names", "a"], key: "z" }], { now: 0 });
    expect(edited.text).toBe(text.replace('"a": "A"', '"z": "x"'));
    expect(depthOf(edited)).toBe(1);
  });

  test("report the pages that they change", () => {
    const edited = new EditableText(text);
    expect(edited.edit([{ do: "set", path: heading, value: "x" }], { now: 0 })).toMatchObject({
      touched: [{ list: "routes", index: 0 }],
    });
    const move: Intent = { do: "move", path: ["routes", 0, "blocks", 0], to: ["routes", 1, "blocks", 0] };
    expect(edited.edit([move], { now: 0 })).toMatchObject({ touched: [{ index: 0 }, { index: 1 }] });
    expect(edited.undo()).toMatchObject({ touched: [{ index: 0 }, { index: 1 }] });
    expect(edited.edit([{ do: "set", path: ["names", "a"], value: "x" }], { now: 0 })).toMatchObject({
      touched: undefined,
    });
  });

  test("change a list by its smallest edits", () => {
    const list = '{ "a": [1,  {"b": 2.0},   3 ] }';
    const edited = new EditableText(list);
    edited.edit([{ do: "set", path: ["a"], value: [{ b: 2, c: 4 }, 1, 5] }], { now: 0 });
    expect(edited.text).toBe('{ "a": [{"b": 2.0,"c": 4},   1,  5 ] }');
  });
});

describe("refused intents", () => {
  const twice = '{ "names": { "a": 1, "a": 2 } }';
  test.each<[Intent, string, string?]>([
    [
      { do: "set", path: ["routes", 5, "path"], value: 1 },
      'Entry 6 of "routes" does not exist, because the list has 2 entries.',
    ],
    [
      { do: "set", path: ["routes", 1, "blocks", 0], value: 1 },
      'Entry 1 of "blocks" does not exist, because the list is empty.',
    ],
    [
      { do: "set", path: ["routes", "x"], value: 1 },
      '"x" in "routes" does not exist, because the list has 2 entries.',
    ],
    [{ do: "set", path: ["names", "a", "x"], value: 1 }, '"a" is a single value, so "x" does not exist.'],
    [{ do: "set", path: ["__proto__"], value: 1 }, '"__proto__" is not allowed as a key. Use another name.'],
    [
      { do: "insert", path: ["routes", 3], value: 1 },
      'Entry 4 of "routes" does not exist, because the list has 2 entries.',
    ],
    [{ do: "insert", path: ["names", "a"], value: 1 }, '"a" already exists in "names".'],
    [{ do: "remove", path: [] }, "The whole config cannot be removed."],
    [{ do: "remove", path: ["x", "y"] }, '"x" does not exist in the config.'],
    [
      { do: "rename", path: ["names", "a"], key: "b" },
      '"b" already exists in "names". Use another name for "a".',
    ],
    [
      { do: "rename", path: ["routes", 0], key: "b" },
      'Entry 1 of "routes" has no key, so it cannot be renamed.',
    ],
    [{ do: "move", path: ["names", "a"], to: ["routes", 0] }, '"a" is not in a list, so it cannot be moved.'],
    [
      { do: "move", path: ["routes", 0], to: ["routes", 0, "blocks", 0] },
      'Entry 1 of "routes" cannot be moved into itself.',
    ],
    [
      { do: "move", path: ["routes", 0], to: ["names", 0] },
      '"names" is not a list, so nothing can be moved into it.',
    ],
    [
      { do: "move", path: ["routes", 0], to: ["routes", 2] },
      'Entry 3 of "routes" does not exist, because the list has 2 entries.',
    ],
    [{ do: "move", path: ["routes", 0], to: ["x", 0] }, '"x" does not exist in the config.'],
    [
      { do: "splice", changes: [{ offset: 9, length: 999, text: "" }] },
      "The text has 164 characters, so it cannot be changed at character 10.",
    ],
    [
      { do: "set", path: ["names", "a"], value: 3 },
      '"a" is set twice in "names". Remove one of the two.',
      twice,
    ],
    [
      { do: "set", path: ["a"], value: 3 },
      'The file has a mistake on line 2: A comma is missing before "b".',
      '{ // note\n"a": 1 "b": 2 }',
    ],
    [{ do: "set", path: ["names"], value: 3 }, "The file has a mistake on line 1: The file is empty.", " "],
  ])("%j: %s", (intent, sentence, broken = text) => {
    const edited = new EditableText(broken);
    const result = edited.edit([intent], { now: 0 }) as { refused: string };
    expect(broken === " " ? result.refused.slice(0, sentence.length) : result.refused).toBe(sentence);
    expect(edited.text).toBe(broken);
  });
});

test.each([
  ["a\nb\nc\n", "a\nB\nc\nd\n", 2],
  ["a\r\nb", "b\r\na", 1],
  ["", "a", 1],
  ["x\nx\nx\n", "x\nx\n", 1],
  ["same", "same", 0],
])("finds the changed lines between %j and %j", (from, to, count) => {
  const changes = textDiff(from, to);
  expect(changes).toHaveLength(count);
  const edited = new EditableText(from);
  edited.takeOver(to, { label: "", now: 0 });
  expect(edited.text).toBe(to);
});
