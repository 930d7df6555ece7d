import { parseTree } from "jsonc-parser";
import { describe, expect, test } from "vitest";
import { applyChanges } from "./changes";
import { fixChanges } from "./edits";
import type { Fix } from "./fix";

/** A text after its key "move" is moved to another path. */
function moved(text: string, path: string[], to: string[]): string {
  const changes = fixChanges(text, parseTree(text)!, { path, fix: { do: "move", to } });
  return applyChanges(text, changes!);
}

test.each([
  ["an earlier object", '{ "b": { "x": 1 }, "a": { "move": 2 } }', '{ "b": { "x": 1, "move": 2 }, "a": {} }'],
  ["a later object", '{ "a": { "move": 2 }, "b": { "x": 1 } }', '{ "a": {}, "b": { "x": 1, "move": 2 } }'],
])("moves the only key of an object to %s", (_, text, result) => {
  expect(JSON.stringify(JSON.parse(moved(text, ["a", "move"], ["b", "move"])))).toBe(
    JSON.stringify(JSON.parse(result)),
  );
});

test("replaces the only key of an object by one that is added in the same fix", () => {
  const text = '{ "a": { "old": 2 }, "b": { "x": 1 } }';
  const changes = fixChanges(text, parseTree(text)!, {
    path: [],
    fix: {
      do: "each",
      fixes: [
        { path: ["a", "old"], fix: { do: "remove" } },
        { path: ["a", "new"], fix: { do: "add", value: 3 } },
        { path: ["b", "x"], fix: { do: "replace", value: 4 } },
      ],
    },
  });
  expect(applyChanges(text, changes!)).toBe('{ "a": { "new": 3 }, "b": { "x": 4 } }');
});

test.each<[string, (string | number)[], Fix, string | undefined]>([
  ['{ "a": [] }', ["a", 0], { do: "add", value: 1 }, '{ "a": [1] }'],
  ['{ "a": [1] }', ["a", 1], { do: "add", value: 2 }, '{ "a": [1, 2] }'],
  ['{ "a": [\n  1\n] }', ["a", 1], { do: "add", value: 2 }, '{ "a": [\n  1,\n  2\n] }'],
  ['{ "a": [1,2] }', ["a", 2], { do: "add", value: 3 }, '{ "a": [1,2,3] }'],
  ['{ "a": [1, 2] }', ["a", 1], { do: "add", value: 3 }, '{ "a": [1, 3, 2] }'],
  ['{ "a": [1] }', ["a", 0], { do: "add", value: 3 }, '{ "a": [3, 1] }'],
  ['{ "a": [] }', ["a", 0, "b"], { do: "add", value: 1 }, undefined],
  ['{ "a": 1 }', ["a", "b"], { do: "add", value: 1 }, undefined],
  ['{ "a": 1 }', ["a"], { do: "add", value: 2 }, undefined],
  ["{}", ["a"], { do: "add", value: 1 }, '{ "a": 1 }'],
  ['{"a":1}', ["b", "c"], { do: "add", value: [2] }, '{"a":1,"b":{"c":[2]}}'],
  ['{ "a": 1 }', ["b"], { do: "add", value: 2, isFirst: true }, '{ "b": 2, "a": 1 }'],
  ['{\n\t"a": 1\n}', ["b"], { do: "add", value: 2 }, '{\n\t"a": 1,\n\t"b": 2\n}'],
  ['{ "a": 1, "b": 2, "c": 3 }', ["b"], { do: "remove" }, '{ "a": 1, "c": 3 }'],
  ['{ "a": 1, "b": 2 }', ["b"], { do: "remove" }, '{ "a": 1 }'],
  ['{ "a": 1 }', ["a"], { do: "remove" }, "{}"],
  ['{ "a": [1, 2] }', ["a", 0], { do: "remove" }, '{ "a": [2] }'],
  ['{ "a": 1 }', ["b"], { do: "remove" }, undefined],
  ['{ "a": "x x" }', ["a"], { do: "replaceIn", from: "x", to: "y" }, '{ "a": "y y" }'],
  ['{ "a": "x" }', ["a"], { do: "replaceIn", from: "z", to: "y" }, undefined],
  ['{ "a": 1 }', ["a"], { do: "replaceIn", from: "1", to: "2" }, undefined],
  ['{ "a": [1] }', ["a"], { do: "rename", key: "b" }, '{ "b": [1] }'],
  ['{ "a": [1] }', ["a", 0], { do: "rename", key: "b" }, undefined],
  ['{ "a": 1, "b": 2 }', ["a"], { do: "move", to: ["b"] }, undefined],
  ['{ "a": {} }', ["a"], { do: "move", to: ["a", "b"] }, undefined],
  ['{ "a": 1, "a": 2 }', ["a"], { do: "remove" }, undefined],
  ['{ "a": 1 }', [], { do: "each", fixes: [{ path: ["b"], fix: { do: "remove" } }] }, undefined],
  ['{ "a": 1 }', [], { do: "each", fixes: [] }, undefined],
])("in %j, changes %j with %j", (text, path, fix, result) => {
  const changes = fixChanges(text, parseTree(text)!, { path, fix });
  expect(changes && applyChanges(text, changes)).toBe(result);
});

test.each(["\n", "\r\n", "\r"])("formats a long value like its surroundings, with the line end %j", (end) => {
  const lines = (text: string) => text.replaceAll("\n", end);
  const [one, two] = ["x".repeat(60), "y".repeat(60)];
  const text = lines('{\n\t"a": { "c": 1, "b": [\n\t\t\t1\n\t\t] }\n}\n');
  const changes = fixChanges(text, parseTree(text)!, {
    path: ["a", "b"],
    fix: { do: "replace", value: [one, two] },
  });
  expect(applyChanges(text, changes!)).toBe(
    lines(`{\n\t"a": { "c": 1, "b": [\n\t\t"${one}",\n\t\t"${two}"\n\t] }\n}\n`),
  );
});

const routes = '{\n  "routes": [\n    { "path": "/" },\n    {\n      "path": "/a"\n    }\n  ]\n}';
const menu = '{ "a": [{ "x": 1, "y": 2, "z": 3 }, { "x": 4, "z": 5 }] }';

describe("edits of the editor", () => {
  test.each<[string, (string | number)[], Fix, string | undefined]>([
    // insert an entry
    ['{ "a": [] }', ["a", 0], { do: "insert", value: 1 }, '{ "a": [1] }'],
    ['{ "a": [1,2] }', ["a", 2], { do: "insert", value: 3 }, '{ "a": [1,2,3] }'],
    ['{ "a": [1, 2] }', ["a", 0], { do: "insert", value: 3 }, '{ "a": [3, 1, 2] }'],
    ['{ "a": [1] }', ["a", 2], { do: "insert", value: 3 }, undefined],
    [
      routes,
      ["routes", 1],
      { do: "insert", value: { path: "/b" } },
      routes.replace("    {\n", '    {\n      "path": "/b"\n    },\n    {\n'),
    ],
    [
      routes,
      ["routes", 2],
      { do: "insert", value: { path: "/b" } },
      routes.replace("\n  ]", ',\n    {\n      "path": "/b"\n    }\n  ]'),
    ],
    [
      routes,
      ["routes", 0],
      { do: "insert", value: { path: "/b" } },
      routes.replace("[\n", '[\n    { "path": "/b" },\n'),
    ],
    ['{ "a": [\n  // none\n] }', ["a", 0], { do: "insert", value: 1 }, '{ "a": [1\n  // none\n] }'],
    [
      '{\n "a": []\n}',
      ["a", 0],
      { do: "insert", value: { b: "x".repeat(99) } },
      `{\n "a": [\n  {\n   "b": "${"x".repeat(99)}"\n  }\n ]\n}`,
    ],
    // insert a key
    [menu, ["a", 1, "y"], { do: "insert", value: 6 }, menu.replace('"x": 4,', '"x": 4, "y": 6,')],
    ['{ "x": 4 }', ["y"], { do: "insert", value: 6, order: ["y", "x"] }, '{ "y": 6, "x": 4 }'],
    ['{"a":1,"d":2}', ["c"], { do: "insert", value: 6, order: ["a", "b", "c", "d"] }, '{"a":1,"c":6,"d":2}'],
    ['{ "a": 1, "b": 2 }', ["c"], { do: "insert", value: 6, order: [] }, '{ "a": 1, "b": 2, "c": 6 }'],
    [
      '{ "s": { "m": { "x": 1, "y": 2 }, "n": { "y": 3 } } }',
      ["s", "n", "x"],
      { do: "insert", value: 4 },
      '{ "s": { "m": { "x": 1, "y": 2 }, "n": { "x": 4, "y": 3 } } }',
    ],
    ['{ "a": 1 }', ["b", "c"], { do: "insert", value: 2 }, '{ "a": 1, "b": {"c":2} }'],
    ['{ "a": 1 }', ["a"], { do: "insert", value: 2 }, undefined],
    // moveEntry
    ['{ "a": [1,  2,\n3] }', ["a", 0], { do: "moveEntry", to: ["a", 1] }, '{ "a": [2,\n1,  3] }'],
    ['{ "a": [1,  2,\n3] }', ["a", 0], { do: "moveEntry", to: ["a", 2] }, '{ "a": [2,\n3,  1] }'],
    ['{ "a": [1,  2,\n3] }', ["a", 2], { do: "moveEntry", to: ["a", 0] }, '{ "a": [3,\n1,  2] }'],
    ['{ "a": [1, 2] }', ["a", 0], { do: "moveEntry", to: ["a", 2] }, undefined],
    ['{ "a": [1, 2], "b": [] }', ["a", 0], { do: "moveEntry", to: ["b", 0] }, '{ "a": [2], "b": [1] }'],
    ['{ "a": [1], "b": [3] }', ["a", 0], { do: "moveEntry", to: ["b", 1] }, '{ "a": [], "b": [3, 1] }'],
    ['{ "a": [[1, 2]] }', ["a", 0, 1], { do: "moveEntry", to: ["a", 1] }, '{ "a": [[1], 2] }'],
    ['{ "a": [[1]] }', ["a", 0], { do: "moveEntry", to: ["a", 0, 0] }, undefined],
    ['{ "a": [1], "b": { "c": 2 } }', ["b", "c"], { do: "moveEntry", to: ["a", 0] }, undefined],
    [
      '[\n  {\n    "x": 1.0\n  },\n  {\n    "in": [\n      2\n    ]\n  }\n]',
      [0],
      { do: "moveEntry", to: [1, "in", 0] },
      '[\n  {\n    "in": [\n      {\n        "x": 1.0\n      },\n      2\n    ]\n  }\n]',
    ],
    [
      '[\n  {\n    "x": 1\n  },\n  { "in": [2] }\n]',
      [0],
      { do: "moveEntry", to: [1, "in", 0] },
      '[\n  { "in": [{ "x": 1 }, 2] }\n]',
    ],
    // rewrite
    ['{ "a": "caf\\u00e9 x" }', ["a"], { do: "rewrite", value: "café y" }, '{ "a": "caf\\u00e9 y" }'],
    ['{ "a": "😀" }', ["a"], { do: "rewrite", value: "😁" }, '{ "a": "😁" }'],
    ['{ "a": "x" }', ["a"], { do: "rewrite", value: 2 }, '{ "a": 2 }'],
    // remove
    ["[1, // one\n  2]", [0], { do: "remove" }, "[// one\n  2]"],
    ["[1, // one\n  2\n]", [1], { do: "remove" }, "[1 // one\n]"],
    ["[1 /* a, b */, 2]", [0], { do: "remove" }, "[/* a, b */ 2]"],
    ["[ // none\n 1,\n]", [0], { do: "remove" }, "[ // none\n ]"],
    ["[1, 2,]", [1], { do: "remove" }, "[1,]"],
  ])("in %j, changes %j with %j", (text, path, fix, result) => {
    const changes = fixChanges(text, parseTree(text)!, { path, fix });
    expect(changes && applyChanges(text, changes)).toBe(result);
  });
});
