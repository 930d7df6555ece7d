import { parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { applyChanges, fixChanges } from "./edits";

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
