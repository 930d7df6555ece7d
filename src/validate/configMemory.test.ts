import { expect, test } from "vitest";
import { surroundings } from "../../tests/validate/surroundings";
import { factsOf } from "../config/perRoute";
import { routeSchema } from "../config/routes";
import { ConfigMemory, isSame } from "./configMemory";
import { validate } from "./validate";

const page = (index: number, words = "Hello.") => ({
  path: index === 0 ? "/" : `/page-${index}`,
  title: `Page ${index}`,
  blocks: [{ type: "text", text: `${words} [Next](/page-${(index % 99) + 1})` }],
});

const config = {
  version: 1,
  site: { name: "Mossy" },
  constants: { name: "Mossy" },
  routes: Array.from({ length: 100 }, (_, index) => page(index, "{{name}}")),
};

function read(memory: ConfigMemory, changes: object, world = surroundings) {
  return validate(JSON.stringify({ ...config, ...changes }), world, [], memory);
}

function withPage(index: number, words: string) {
  return { routes: config.routes.map((route, place) => (place === index ? page(index, words) : route)) };
}

const cases: [string, object, number][] = [
  ["a word of one page", withPage(40, "{{name}} is here."), 2],
  ["nothing", {}, 1],
  ["a page with an error, and its fix", withPage(40, "{{nam}}"), 4],
  ["a constant", { constants: { name: "Other" } }, 101],
  ["the first page, removed", { routes: config.routes.slice(1) }, 100],
  ["a page at the end, removed", { routes: config.routes.slice(0, -1) }, 1],
];

test.each(cases)("checks only pages with changes: %s", (_, changes, checked) => {
  const memory = new ConfigMemory();
  read(memory, {});
  expect(memory.checked).toBe(101);
  const again = read(memory, changes);
  expect(memory.checked).toBe(checked);
  expect(again).toEqual(read(new ConfigMemory(), changes));
});

test("checks a page again if a file appears", () => {
  const memory = new ConfigMemory();
  const blocks = [{ type: "image", src: "/map.png", alt: "Map" }];
  const changes = { routes: [{ ...page(0), blocks }, ...config.routes.slice(1)] };
  const without = { ...surroundings, hasFile: () => false };
  const codes = () => read(memory, changes, without).diagnostics.map(({ code }) => code);
  expect(codes()).toContain("unknown-file");
  without.hasFile = () => true;
  expect(codes()).not.toContain("unknown-file");
});

test("keeps the parsed pages that did not change", () => {
  const memory = new ConfigMemory();
  const before = read(memory, {}).config!.routes;
  const after = read(memory, withPage(40, "New words.")).config!.routes;
  expect(after.flatMap((route, index) => (route === before[index] ? [] : [index]))).toEqual([40]);
});

test("recalls a page with its facts, and parses it when it is used", () => {
  const memory = new ConfigMemory();
  const value = page(1);
  memory.recallRoute(value, { content: "1" });
  const route = memory.outputs.get(value)!;
  expect(factsOf(route)).toEqual({ content: "1" });
  expect("title" in route).toBe(true);
  expect({ ...route }).toEqual(routeSchema.parse(value));
});

test("checks only posts with changes", () => {
  const memory = new ConfigMemory();
  const news = (...texts: string[]) => ({
    news: {
      path: "/news",
      posts: texts.map((text, index) => ({ slug: `post-${index}`, title: "Post", date: "2026-01-01", text })),
    },
  });
  read(memory, news("One.", "Two."));
  const checked = [
    ["One.", "Three."],
    ["One.", "Three.", "Four."],
  ].map((texts) => {
    read(memory, news(...texts));
    return memory.checked;
  });
  expect(checked).toEqual([2, 2]);
});

test.each<[unknown, unknown, boolean]>([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{}, [], false],
  [[], {}, false],
  [{}, null, false],
  [null, {}, false],
  [{}, "", false],
  ["", {}, false],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [0, -0, false],
])("compares values with the order of their keys: %j and %j", (one, other, isEqual) => {
  expect(isSame(one, other)).toBe(isEqual);
});
