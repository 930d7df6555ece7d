import { expect, test } from "vitest";
import { applyChanges } from "../changes";
import { parse } from "../parse";

/** The only mistake of a text, and the text with its fix. */
function mistakeOf(text: string) {
  const [mistake, ...others] = parse(text).mistakes;
  const { message, offset, length, changes = [] } = mistake!;
  return { message, at: [offset, length], fixed: applyChanges(text, changes), others };
}

test.each([
  [
    "missing in the middle of a line",
    '{ "a": [1, 2 }',
    [12, 0],
    'The "[" on line 1 is never closed. Add ] after "2" on line 1.',
    '{ "a": [1, 2] }',
  ],
  [
    "missing before a comma in a line",
    '{ "a": [1, 2, "b": 3 }',
    [12, 0],
    'The "[" on line 1 is never closed. Add ] before the comma after "2" on line 1.',
    '{ "a": [1, 2], "b": 3 }',
  ],
  [
    "missing before a comma at the start of a line",
    '{\n  "a": [\n    1,\n    2\n  ,\n  "b": 3\n}',
    [26, 0],
    'The "[" on line 2 is never closed. Add ] before the comma on line 5.',
    '{\n  "a": [\n    1,\n    2\n  ],\n  "b": 3\n}',
  ],
  [
    "missing with its comma at the end of a line",
    '{\r\n\t"a": {\r\n\t\t"c": 1\r\n\t"b": 3\r\n}',
    [20, 0],
    'The "{" on line 2 is never closed. Add }, at the end of line 3.',
    '{\r\n\t"a": {\r\n\t\t"c": 1\r\n\t},\r\n\t"b": 3\r\n}',
  ],
  [
    "never closed",
    '{ "a": [[1, 2], "b": 1 }',
    [8, 1],
    'Unexpected "[": it is never closed. Remove the "[".',
    '{ "a": [1, 2], "b": 1 }',
  ],
  [
    "closed twice with two commas",
    '{ "b": [1, 2], ], "c": 1 }',
    [15, 1],
    'Unexpected "]": the "{" on line 1 is not closed yet. Remove the "]".',
    '{ "b": [1, 2], "c": 1 }',
  ],
  [
    "closed too early",
    '{ "a": 1 }, "b": 2 }',
    [9, 1],
    'Unexpected "}": the "{" on line 1 is not closed yet. Remove the "}".',
    '{ "a": 1, "b": 2 }',
  ],
  [
    "closed at the end twice",
    '{ "a": 1, "b": 2 } }',
    [19, 1],
    'Unexpected "}": all brackets are already closed. Remove the "}".',
    '{ "a": 1, "b": 2 }',
  ],
  [
    "not opened after a key",
    '{ "a": 1, 2, 3], "b": 4 }',
    [7, 1],
    'The "]" on line 1 has no matching "[". Add [ after the colon of "a" on line 1.',
    '{ "a": [ 1, 2, 3], "b": 4 }',
  ],
  [
    "not opened after a bracket",
    '{ "a": [ "x": 1 }, { "x": 2 } ] }',
    [9, 3],
    'The "}" on line 1 has no matching "{". Add { before "x".',
    '{ "a": [ { "x": 1 }, { "x": 2 } ] }',
  ],
  [
    "not opened, without the comma before it",
    '{ "a": [ { "x": 1 } "x": 2 } ] }',
    [20, 3],
    'The "}" on line 1 has no matching "{". Add , { before "x".',
    '{ "a": [ { "x": 1 } , { "x": 2 } ] }',
  ],
  [
    "not opened at the start",
    '"a": 1 }',
    [0, 3],
    'The "}" on line 1 has no matching "{". Add { before "a".',
    '{ "a": 1 }',
  ],
  [
    "closed with another kind",
    '{ "a": { "b": 1 ], "c": 2 }',
    [16, 1],
    'The "{" on line 1 must be closed with "}", not with "]". Use } instead.',
    '{ "a": { "b": 1 }, "c": 2 }',
  ],
  [
    "opened with another kind",
    '{ "a": [ "b": 1, "c": [2] } }',
    [7, 1],
    'This part ends with "}", so it must start with "{". Use { instead of [.',
    '{ "a": { "b": 1, "c": [2] } }',
  ],
])("fixes a bracket that is %s", (_, text, at, message, fixed) => {
  expect(mistakeOf(text)).toEqual({ message, at, fixed, others: [] });
});

test.each([
  ['{ "a": { "b": 1, "c": 2 }', [7, 1], 'The "{" on line 1 is never closed. Add } where its content ends.'],
  [
    '{ "a": [{ "b": 1 }, "c": 2 }',
    [7, 1],
    'The "[" on line 1 is never closed. Add ] where its content ends, or remove the extra "[".',
  ],
  [
    '{ "a": { "path": "/" } ] }',
    [23, 1],
    'This "]" has no matching "[". Remove it, or add the missing bracket above.',
  ],
])("only explains a bracket that can be fixed in several ways: %s", (text, at, message) => {
  expect(mistakeOf(text)).toEqual({ message, at, fixed: text, others: [] });
});

test.each([
  [
    '{ "a" :: [1, 2, "b": 3 }',
    'The "[" on line 1 is never closed. Add ] before the comma after "2" on line 1.',
  ],
  [
    '{ "a" => [1, 2, "b": 3 }',
    'The "[" on line 1 is never closed. Add ] before the comma after "2" on line 1.',
  ],
  ['{ "x": [{ "a": 1 "b": 2 ] }', 'The "{" on line 1 is never closed. Add } after "2" on line 1.'],
  ['{ "x": [{ "a": two words ] }', 'The "{" on line 1 is never closed. Add } after "words" on line 1.'],
  ['{ "x": [{ "a": "two" words ] }', 'The "{" on line 1 is never closed. Add } after "words" on line 1.'],
  ['{ "x": [{ "a": 1\nb: 2 ] }', 'The "{" on line 1 is never closed. Add } after "2" on line 2.'],
])("explains a bracket first if there are other mistakes: %s", (text, message) => {
  expect(mistakeOf(text).message).toBe(message);
});
