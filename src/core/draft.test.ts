import { expect, test } from "vitest";
import { Draft } from "./draft";
import { worldWith } from "./inMemory.fixture";

const config = (heading: string, title = "Home") => ({
  version: 1,
  site: { name: "Fernhollow" },
  routes: [
    { path: "/", title, blocks: [{ type: "hero", heading }] },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
  ],
});

test("shows the blocks of a replaced route without compiling the site again", async () => {
  const draft = new Draft(worldWith());
  expect(draft.set(config("Before"))).toBe(true);
  const site = await draft.site(true);
  expect(JSON.stringify((await draft.page("/", true)).page)).toContain("Before");
  expect(draft.setRoute(0, config("After").routes[0])).toBe(true);
  expect(await draft.site(true)).toBe(site);
  expect(JSON.stringify((await draft.page("/", true)).page)).toContain("After");
});

test("compiles the site again if more than blocks have changed", async () => {
  const draft = new Draft(worldWith());
  draft.set(config("Before"));
  await draft.page("/");
  expect(draft.setRoute(0, config("Before", "Start").routes[0])).toBe(true);
  const { page, shared } = await draft.page("/rules");
  expect(page.name).toBe("Rules");
  expect(JSON.stringify(shared.navigation)).toContain("Start");
});

test("refuses what does not fit the schema, and keeps the last value", async () => {
  const draft = new Draft(worldWith());
  draft.set(config("Before"));
  expect(draft.setRoute(0, { path: "/", title: 5 })).toBe(false);
  expect(draft.setRoute(7, config("After").routes[0])).toBe(false);
  expect(draft.set({ routes: [] })).toBe(false);
  expect(JSON.stringify((await draft.page("/")).page)).toContain("Before");
});

test("marks each text with its place", async () => {
  const draft = new Draft(worldWith());
  draft.set(config("Before"));
  const { marks } = await draft.page("/rules", true);
  expect(marks).toContainEqual({ path: ["routes", 1, "blocks", 0, "text"], plain: 8 });
  expect((await draft.page("/rules")).marks).toEqual([]);
});
