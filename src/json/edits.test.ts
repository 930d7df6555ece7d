import { parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { applyChanges, fixChanges } from "./edits";
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
