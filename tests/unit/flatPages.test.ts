import type * as React from "react";
import type * as Runtime from "react/jsx-runtime";
import { afterAll, expect, test, vi } from "vitest";
import { manyPages } from "../../bench/manyPages";
import { compileSite } from "../../src/compile/compileSite";
import { configSchema } from "../../src/config/config";
import { IconSets } from "../../src/node/input/iconSets";

/** The types of all elements created so far. */
const created = vi.hoisted(() => {
  vi.resetModules();
  return [] as unknown[];
});

/** Creates elements as `create` does, and records their types. */
function recorded<Create extends (type: never, ...rest: never[]) => unknown>(create: Create): Create {
  return ((type: never, ...rest: never[]) => {
    created.push(type);
    return create(type, ...rest);
  }) as Create;
}

vi.mock("react/jsx-runtime", async (original) => {
  const react = await original<typeof Runtime>();
  return { ...react, jsx: recorded(react.jsx), jsxs: recorded(react.jsxs) };
});
vi.mock("react", async (original) => {
  const react = await original<typeof React>();
  return { ...react, createElement: recorded(react.createElement) };
});
afterAll(() => {
  vi.resetModules();
});

// Limits for a page of `manyPages`. Lower them when you save some; never raise them.
const mostComponents = 240;
const mostElementsPerTag = 1.71;

test("creates few components for a page, and few elements per HTML tag", async () => {
  const { renderPage } = await import("../../src/app/server");
  const icons = new IconSets();
  const config = configSchema.parse(manyPages(5));
  const site = compileSite(config, { icon: (name) => icons.get(name), imageSize: () => undefined });
  const page = site.pages.at(-1)!.compile();
  created.length = 0;

  const { html } = await renderPage(site.shared, page);

  const components = created.filter((type) => typeof type !== "string").length;
  const tags = html.match(/<[a-z]/g)!.length;
  // Most elements become tags. Far fewer would mean that some are not counted.
  expect(created.length - components).toBeGreaterThan(0.8 * tags);
  expect(components).toBeLessThanOrEqual(mostComponents);
  expect(created.length / tags).toBeLessThanOrEqual(mostElementsPerTag);
});
