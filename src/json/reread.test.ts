import { expect, test } from "vitest";
import { parse } from "./parse";
import { reread } from "./reread";

const long = "x".repeat(2000);
const config = {
  version: 1,
  site: { name: "Fernhollow", "a:{": [{}] },
  routes: [
    { path: "/", text: long },
    { path: "/a", blocks: [{ text: "One", list: [1, 2] }] },
    { path: "/b", text: long },
  ],
  news: { path: "/news", posts: [{ title: "First" }, { title: long }] },
  languages: { de: { texts: { One: "Eins" } } },
};
const text = JSON.stringify(config, null, 2);

test.each<[what: string, from: string, to: string]>([
  ["a word of a page", '"One"', '"One and \\" }, two"'],
  ["a longer list", '"list": [', '"list": [{}, '],
  ["a removed key", '"path": "/a",', ""],
  ["a post", '"First"', '"1"'],
  ["a translation", '"Eins"', '"Eine"'],
  ["two pages", `"${long}"`, '"short"'],
])("reads a changed text as if for the first time: %s", (_, from, to) => {
  let last = parse(text).strict!;
  for (const next of [text.replace(from, to), text.replaceAll(from, to), text]) {
    const read = reread(last, next);
    const expected = parse(next);
    expect(read?.value ?? expected.value).toEqual(expected.value);
    if (!read) continue;
    expect(read.strict.commas).toBe(expected.strict!.commas);
    expect(placesIn(read.root!)).toEqual(placesIn(expected.root!));
    last = read.strict;
  }
});

test("keeps the values that did not change", () => {
  const { strict } = parse(text);
  const { value } = reread(strict!, text.replace('"One"', '"Two"'))!;
  const { routes, news } = value as typeof config;
  const before = strict!.value as typeof config;
  expect(routes[0]).toBe(before.routes[0]);
  expect(routes[1]).not.toBe(before.routes[1]);
  expect(news).toBe(before.news);
});

test.each<[what: string, from: string, to: string]>([
  ["a broken text", '"One"', '"One'],
  ["a repeated key", '"path": "/a"', '"path": "/a", "path": "/c"'],
  ["a key that JavaScript reserves", '"path": "/a"', '"__proto__": {}'],
  ["an entry in two", '"text": "One"', '"text": "One" }, { "text": "Two"'],
  ["too many brackets", '"One"', "[".repeat(98) + "]".repeat(98)],
  ["too many values", '"One"', `[${"1,".repeat(200_000)}1]`],
  ["the first level", '"version": 1', '"version": 2'],
])("leaves %s to the parser", (what, from, to) => {
  const next = text.replace(from, to);
  const read = reread(parse(text).strict!, next);
  const isSplit = what === "an entry in two";
  expect(read?.value).toEqual(isSplit ? parse(next).value : undefined);
});

function placesIn({ children = [], length, offset, type }: ReturnType<typeof parse>["root"] & {}): unknown {
  return [type, offset, length, children.map((child) => placesIn(child))];
}
