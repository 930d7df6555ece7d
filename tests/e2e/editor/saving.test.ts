import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { siteConfigs } from "../../sites/configs";
import { eventually } from "../spec/eventually";
import { type EditedSite, openEditor, serveEdited } from "./editedSite";

const original = readFileSync(siteConfigs.demo, "utf8");

let site: EditedSite;
beforeAll(async () => {
  site = await serveEdited();
});

afterEach(() => writeFileSync(site.file, original));

const words = "Embark on the ultimate space adventure in Minecraft";

describe("the editor saves", () => {
  it("a text that is written on the page, and nothing else; undo brings back each character", async () => {
    const { page, frame } = await openEditor(site);
    await frame.getByText(words).dblclick();
    await page.keyboard.type("A quiet start");
    await page.keyboard.press("Enter");
    await frame.getByText("A quiet start").waitFor();
    await eventually(() => site.text()).toBe(original.replace(words, "A quiet start"));
    await page.getByText("Saved in the file").waitFor();
    await page.keyboard.press("Control+z");
    await eventually(() => site.text()).toBe(original);
    await frame.getByText(words).waitFor();
  });

  it("the order of blocks, by keyboard", async () => {
    const { page } = await openEditor(site);
    const types = (): string[] => site.config().routes[0].blocks.map(({ type }: { type: string }) => type);
    const before = types();
    const entry = page.getByRole("treeitem", { name: /^Status/ });
    await entry.click();
    await page.keyboard.press("Alt+ArrowDown");
    const [first, second, third, ...rest] = before;
    await eventually(types).toEqual([first, third, second, ...rest]);
    await eventually(() => page.locator(".news p").textContent()).toBe(`Status, 3 of ${before.length}`);
    await page.keyboard.press("Alt+ArrowUp");
    await eventually(() => site.text()).toBe(original);
  });

  it("nothing over a change from outside: it merges, and asks about the same place", async () => {
    const { page, frame } = await openEditor(site);
    // Another place merges by itself.
    site.change((text) => text.replace("Welcome to {{server}}", "Greetings from {{server}}"));
    await frame.getByText(/^Greetings from/).waitFor();
    // The same place is asked about.
    await frame.getByText(words).dblclick();
    await page.keyboard.type("Mine");
    site.change((text) => text.replace(words, "Theirs"));
    await page.keyboard.press("Enter");
    await page.getByText("Changed in two places").waitFor();
    expect(site.text()).toContain("Theirs");
    await page.getByRole("button", { name: "Continue" }).click();
    await eventually(() => site.text()).toContain("Mine");
    expect(site.text()).toContain("Greetings from {{server}}");
  });

  it("nothing into a broken file, and continues when it is mended", async () => {
    const { page, frame } = await openEditor(site);
    await frame.getByText(words).dblclick();
    await page.keyboard.type("Unsaved");
    const broken = original.slice(0, 2000);
    site.change(() => broken);
    await page.keyboard.press("Enter");
    await page.getByText(/mistake on line/).waitFor();
    expect(site.text()).toBe(broken);
    await frame.getByText("Unsaved").waitFor();
    site.change(() => original);
    await eventually(() => site.text()).toBe(original.replace(words, "Unsaved"));
  });

  it("says that a read-only file is not saved, and keeps the work", async () => {
    const { page, frame } = await openEditor(site);
    chmodSync(site.file, 0o444);
    await frame.getByText(words).dblclick();
    await page.keyboard.type("Kept");
    await page.keyboard.press("Enter");
    await page.getByText(/^Not saved: .* is read-only/).waitFor();
    expect(site.text()).toBe(original);
    // A killed browser has lost nothing.
    await page.reload();
    await page.frameLocator(".stage iframe").getByText("Kept").waitFor();
    chmodSync(site.file, 0o644);
    await page.keyboard.press("Control+s");
    await eventually(() => site.text()).toBe(original.replace(words, "Kept"));
  });

  it("keeps the page while the file is gone", async () => {
    const { page, frame } = await openEditor(site);
    rmSync(site.file);
    await frame.getByText(words).dblclick();
    await page.keyboard.type("Still here");
    await page.keyboard.press("Enter");
    await page
      .getByText(/no longer exists|does not exist/)
      .first()
      .waitFor();
    await frame.getByText("Still here").waitFor();
  });
});
