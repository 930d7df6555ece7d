import { expect, test } from "vitest";
import { chunkNameOf } from "./scriptChunks";

const importers: Record<string, string[]> = {
  "/src/app/browser.tsx": [],
  "/src/app/parts.ts": ["/src/app/browser.tsx"],
  "/src/blocks/chunks/basic.ts": ["/src/app/parts.ts"],
  "/src/blocks/chunks/form.ts": [],
  "/src/blocks/chunks/live.ts": [],
  "/src/app/chunks/live.ts": [],
  "/src/blocks/hero/Hero.tsx": ["/src/blocks/chunks/basic.ts"],
  "/src/blocks/form/Form.tsx": ["/src/blocks/chunks/form.ts"],
  "/src/ui/Button.tsx": ["/src/blocks/form/Form.tsx", "/src/blocks/form/a.ts"],
  "/src/blocks/form/a.ts": ["/src/ui/Button.tsx"],
  "/src/ui/Heading.tsx": ["/src/blocks/hero/Hero.tsx", "/src/blocks/form/Form.tsx"],
  "/src/ui/clock.ts": ["/src/blocks/chunks/live.ts", "/src/blocks/form/Form.tsx"],
  "/src/ui/Light.tsx": ["/src/blocks/chunks/live.ts", "/src/app/chunks/live.ts"],
  "/src/ui/live/serverPoll.ts": ["/src/ui/Light.tsx"],
  "/src/live/askServer.ts": [],
  "/src/ui/Tooltip.tsx": [],
  "/src/ui/place.ts": ["/src/ui/Tooltip.tsx"],
  "/src/ui/words.ts": ["/src/ui/Tooltip.tsx", "/src/blocks/form/Form.tsx"],
  "/src/blocks/form/sending.ts": [],
  "/src/blocks/form/mail.ts": ["/src/blocks/form/sending.ts", "/src/blocks/form/Form.tsx"],
};
const dynamicImporters: Record<string, string[]> = {
  "/src/live/askServer.ts": ["/src/ui/live/serverPoll.ts"],
  "/src/ui/Tooltip.tsx": ["/src/app/browser.tsx"],
  "/src/blocks/form/sending.ts": ["/src/blocks/form/Form.tsx"],
};
const nameOf = (id: string) =>
  chunkNameOf(id, (module) => ({
    isEntry: module === "/src/app/browser.tsx",
    importers: importers[module] ?? [],
    dynamicImporters: dynamicImporters[module] ?? [],
  }));

test("names the script of every page for the frame and the basic blocks", () => {
  expect(["/src/app/parts.ts", "/src/blocks/hero/Hero.tsx", "/src/ui/Heading.tsx"].map(nameOf)).toEqual([
    "site",
    "site",
    "site",
  ]);
});

test("names the chunk that alone imports a module, even in a cycle", () => {
  expect(["/src/blocks/chunks/form.ts", "/src/ui/Button.tsx", "/src/blocks/form/a.ts"].map(nameOf)).toEqual([
    "form",
    "form",
    "form",
  ]);
});

test("puts modules that two chunks share into the script of every page", () => {
  expect(nameOf("/src/ui/clock.ts")).toBe("site");
});

test("puts chunks of blocks and of the frame into one file if they have the same name", () => {
  expect(nameOf("/src/ui/Light.tsx")).toBe("live");
  expect(nameOf(String.raw`C:\site\src\app\chunks\live.ts`)).toBe("live");
});

test("does not load the clients for servers separately, because every page with servers needs them", () => {
  expect(nameOf("/src/live/askServer.ts")).toBe("live");
});

test("leaves what loads on first use in separate files", () => {
  expect(["/src/ui/Tooltip.tsx", "/src/ui/place.ts"].map(nameOf)).toEqual([null, null]);
});

test("loads no chunk for a module on first use, unless the chunk has loaded anyway", () => {
  expect(nameOf("/src/ui/words.ts")).toBe(null);
  expect(nameOf("/src/blocks/form/mail.ts")).toBe("form");
});
