import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { visit } from "../visit";
import { serveOwnSite } from "./ownSite";

/** Visits a site with one page, and records its requests. */
async function visitNoting(config: { blocks: object[]; site?: object; theme?: object }) {
  const { url, folder } = await serveOwnSite({
    version: 1,
    site: { name: "Mossy", description: "A calm server.", ...config.site },
    ...(config.theme ? { theme: config.theme } : {}),
    routes: [{ path: "/", title: "Start", blocks: config.blocks }],
  });
  const loaded: string[] = [];
  const page = await visit(url, {
    prepare: (page) => page.on("request", (request) => loaded.push(new URL(request.url()).pathname)),
  });
  await page.waitForLoadState("networkidle");
  return { page, folder, loaded };
}

test("a visit requests neither the rendered icons nor the icon file", async () => {
  const { loaded, folder } = await visitNoting({
    site: { basePath: "/sub/" },
    blocks: [{ type: "text", text: "Words." }],
  });
  expect(existsSync(join(folder, "manifest.webmanifest"))).toBe(true);
  expect(loaded).toContain("/sub/site.json");
  expect(loaded.filter((path) => /\.(?:ico|png|webmanifest)$/.test(path))).toEqual([]);
});

test("the rest of a font loads only when a visitor types a character that the page does not contain", async () => {
  const form = {
    type: "form",
    submit: "Send",
    delivery: { type: "email", to: "us@mossy.example", subject: "Hello" },
    fields: [{ name: "note", label: "Note", type: "text" }],
  };
  const { page, loaded } = await visitNoting({ theme: { fonts: { body: "inter" } }, blocks: [form] });
  const fonts = () => loaded.filter((path) => path.endsWith(".woff2"));
  const first = fonts();
  expect(first.length).toBeGreaterThan(0);

  const field = page.getByRole("textbox", { name: "Note" });
  await field.fill("no");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts()).toEqual(first);

  await field.fill("nő");
  await expect.poll(() => fonts().slice(first.length).join()).toMatch(/inter-latin-ext-[\w-]+\.woff2$/);
});
