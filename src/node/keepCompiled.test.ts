import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { keepCompiled, writeCompiled } from "./keepCompiled";

const installed = { isCheckout: false, folder: "prebuilt", cacheFor: () => "cache" };

test.each([
  ["beside what else is kept for a config", installed, "cache"],
  [
    "of a checkout with the bundle, which goes with its sources",
    { ...installed, isCheckout: true },
    "prebuilt",
  ],
])("what Node.js compiles is kept %s", (_, program, place) => {
  const enable = vi.fn();
  keepCompiled(program, import.meta.filename, enable);
  expect(enable.mock.calls).toEqual([[join(place, "compiled")]]);
});

test("caches nothing if no folder is usable", () => {
  const enable = vi.fn();
  keepCompiled({ ...installed, cacheFor: () => undefined }, import.meta.filename, enable);
  expect(enable).not.toHaveBeenCalled();
});

test("creates no folder for a missing config", () => {
  const [enable, cacheFor] = [vi.fn(), vi.fn(() => "cache")];
  keepCompiled({ ...installed, cacheFor }, "missing/site.config.json", enable);
  expect(cacheFor).not.toHaveBeenCalled();
  expect(enable).not.toHaveBeenCalled();
});

test("writes the cache before the program ends, if Node.js supports it", () => {
  const flush = vi.fn();
  writeCompiled(flush);
  expect(flush).toHaveBeenCalledOnce();
  expect(() => writeCompiled(undefined)).not.toThrow();
});
