import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { surroundings } from "../../tests/validate/surroundings";
import type { Answer } from "./answers";
import { ConfigMemory } from "./configMemory";
import { Records } from "./records";
import type { Surroundings } from "./surroundings";
import { validate } from "./validate";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

const pages = 20;
/** Before the announcement expires. */
const now = Date.UTC(2026, 0, 1);

const route = (index: number, words = "Hello.") => ({
  path: index === 0 ? "/" : `/page-${index}`,
  title: `Page ${index}`,
  blocks: [
    {
      type: "cards",
      id: "cards",
      heading: "Cards",
      items: [{ title: "Card", description: "Words.", icon: "rocket", tag: "new" }],
    },
    { type: "image", src: "/map.png", alt: "Map" },
    {
      type: "text",
      text: `${words} {{name}} plays on {{ip}}. [Next](/page-${(index % (pages - 1)) + 1}#cards) [[new]] [Chat](https://{{host}})`,
    },
    { type: "events", items: [{ title: "Race", from: "2026-11-24T20:00" }] },
  ],
});

const config = {
  version: 1,
  site: { name: "Mossy" },
  constants: { name: "Mossy", ip: "play.mossy.net", host: "chat.mossy.net" },
  tags: { new: { label: "New", color: "#e0a84a" } },
  announcements: [{ text: "Welcome", until: "2026-12-01" }],
  routes: Array.from({ length: pages }, (_, index) => route(index)),
};

const world: Surroundings = {
  ...surroundings,
  now: () => now,
  hasFile: (path) => path === "/map.png",
  hasIcon: () => true,
};

/** Validates like a new process. */
function run(value: object, kept: string | undefined, { around = world, program = "1" } = {}) {
  const records = new Records(program, digest, kept);
  const memory = new ConfigMemory(records);
  const { diagnostics, config: parsed } = validate(JSON.stringify(value), around, [], memory);
  const alone = validate(JSON.stringify(value), around);
  expect(diagnostics).toEqual(alone.diagnostics);
  expect(parsed).toEqual(alone.config);
  // The config without its routes is checked every time.
  const codes = diagnostics.map(({ code }) => code);
  return {
    checked: memory.checked - 1,
    codes,
    kept: records.lines.length > 0 ? records.lines.join("\n") : kept,
  };
}

const withRoute = (index: number, changed: object) => ({
  ...config,
  routes: config.routes.map((one, place) => (place === index ? changed : one)),
});

const first = run(config, undefined);

test("checks every page of a new site", () => {
  expect(first.checked).toBe(pages);
});

const changes: [string, object, number][] = [
  ["nothing", config, 0],
  ["a word", withRoute(4, route(4, "New words.")), 1],
  ["the key order of a page", withRoute(4, Object.fromEntries(Object.entries(route(4)).reverse())), 1],
  ["a page at the end", { ...config, routes: [...config.routes, { ...route(40), path: "/new" }] }, 1],
  ["a page at the start", { ...config, routes: [...config.routes.slice(5), config.routes[0]] }, 16],
  ["a constant", { ...config, constants: { ...config.constants, name: "Fern" } }, pages],
  ["a colour of the theme", { ...config, theme: { colors: { primary: "#7fb8f0" } } }, 0],
  ["the theme's preset", { ...config, theme: { preset: "cottage" } }, pages],
  ["the site's name", { ...config, site: { name: "Fern" } }, pages],
];

test.each(changes)("a new process checks only the pages with changes: %s", (_, value, checked) => {
  const second = run(value, first.kept);
  expect(second.checked).toBe(checked);
  expect(run(value, second.kept)).toEqual({ ...second, checked: 0 });
});

const faults: [string, object, string][] = [
  [
    "a constant breaks links",
    { ...config, constants: { ...config.constants, host: "mossy net" } },
    "malformed-link",
  ],
  [
    "a constant is removed",
    { ...config, constants: { name: "Mossy", host: "mossy.net" } },
    "unknown-constant",
  ],
  ["a tag is removed", { ...config, tags: {} }, "unknown-tag"],
  ["a linked page is removed", { ...config, routes: config.routes.slice(0, -1) }, "unknown-page"],
  [
    "a linked id is renamed",
    withRoute(4, { ...route(4), blocks: route(4).blocks.slice(1) }),
    "unknown-anchor",
  ],
];

test.each(faults)("finds faults of unchanged pages if %s", (_, value, code) => {
  expect(first.codes).not.toContain(code);
  const second = run(value, first.kept);
  expect(second.codes).toContain(code);
  const third = run(config, second.kept);
  expect(third.codes).toEqual(first.codes);
});

const moments: [string, Partial<Surroundings>, string][] = [
  ["a file is removed", { hasFile: () => false }, "unknown-file"],
  ["a picture becomes another kind of file", { fileKind: () => "web page" }, "not-a-picture"],
  ["an icon is removed", { hasIcon: () => false }, "unknown-icon"],
  ["time passes", { now: () => Date.UTC(2027, 0, 1) }, "already-over"],
];

test.each(moments)("checks unchanged pages again if %s", (_, changed, code) => {
  expect(first.codes).not.toContain(code);
  const around = { ...world, ...changed };
  const second = run(config, first.kept, { around });
  expect(second.codes).toContain(code);
  expect(run(config, second.kept, { around }).codes).toEqual(second.codes);
  expect(run(config, second.kept).codes).toEqual(first.codes);
});

test.each([
  ["of another program", first.kept!.replace("1\n", "2\n"), pages],
  ["of other configs", run({ ...config, site: { name: "Fern" } }, undefined).kept, pages],
  ["that are cut off", first.kept!.split("\n").slice(0, 4).join("\n"), pages - 2],
  ["that are no records", "{}", pages],
  ["that are empty", "", pages],
])("ignores results %s", (_, kept, checked) => {
  expect(run(config, kept).checked).toBe(checked);
});

test("keeps no results of a config with another shape", () => {
  const broken = withRoute(4, { ...route(4), blocks: "none" });
  expect(run(broken, undefined).kept).toBeUndefined();
  expect(run(broken, first.kept).checked).toBeLessThan(pages);
});

test("keeps no results that take longer to read than to compute", () => {
  const add = (length: number) => {
    const records = new Records("1", digest);
    records.add({ path: [], value: {}, rest: {} }, "1".repeat(length), [], {});
    return records.lines.length;
  };
  expect([add(100_000), add(100_001)]).toEqual([3, 0]);
});

test("keeps equal answers once", () => {
  const records = new Records("1", digest);
  const answer = (path: string): Answer => ({ about: "hasFile", given: [path], answer: true });
  for (const name of ["a", "b"])
    records.add({ path: [name], value: {}, rest: {} }, "{}", [answer("/x"), answer(`/${name}`)], {});
  const [, answers, ...lines] = records.lines;
  expect(JSON.parse(answers!)).toEqual([answer("/x"), answer("/a"), answer("/b")]);
  expect(lines.map((line) => line.split("\t")[1])).toEqual(["[0,1]", "[0,2]"]);
});
