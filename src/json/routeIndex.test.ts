import { expect, test } from "vitest";
import { applyChanges, type Change } from "./changes";
import { parse } from "./parse";
import { entryAt, indexRoutes, updateIndex } from "./routeIndex";

const text = '{ "routes": [{ "a": 1 }, 2], "news": { "posts": [{ "b": 3 }] }, "last": 4 }';
const indexOf = (one: string) => indexRoutes(parse(one).root!);

/** A change of the first occurrence of a piece. */
function change(piece: string, replacement: string): Change {
  return { offset: text.indexOf(piece), length: piece.length, text: replacement };
}

test("finds pages and posts", () => {
  const { routes, posts } = indexOf(text);
  const textOf = ({ offset, length }: { offset: number; length: number }) =>
    text.slice(offset, offset + length);
  expect(routes.map(textOf)).toEqual(['{ "a": 1 }', "2"]);
  expect(posts.map(textOf)).toEqual(['{ "b": 3 }']);
  expect(indexOf("{}")).toEqual({ routes: [], posts: [] });
});

test("finds the entry of a path", () => {
  expect(entryAt(["routes", 2, "blocks", 0])).toEqual({ list: "routes", index: 2, rest: ["blocks", 0] });
  expect(entryAt(["news", "posts", 0])).toEqual({ list: "posts", index: 0, rest: [] });
  expect(entryAt(["routes"])).toBeUndefined();
  expect(entryAt(["news", "path"])).toBeUndefined();
});

test("follows changes inside entries", () => {
  const changes = [change("3", '"three"'), change("1", "[1, 1]"), change("2", '"two"')];
  const after = applyChanges(text, changes);
  const updated = updateIndex(indexOf(text), after, changes);
  expect(updated?.index).toEqual(indexOf(after));
  expect(updated?.touched).toEqual([
    { list: "routes", index: 0 },
    { list: "routes", index: 1 },
    { list: "posts", index: 0 },
  ]);
});

test.each([
  ["outside of the lists", change("4", "5")],
  ["of a list", change(", 2", "")],
  ["at the start of an entry", { offset: text.indexOf("2"), length: 0, text: "1, " }],
  ["that divides an entry", change("1", "1 }, { ")],
  ["that breaks an entry", change("1", '"')],
  ["that adds a key twice", change("1", '1, "a": 2')],
  ["that leaves a space at the end", change("2", "2 ")],
])("asks for a new index after a change %s", (_, one) => {
  expect(updateIndex(indexOf(text), applyChanges(text, [one]), [one])).toBeUndefined();
});
