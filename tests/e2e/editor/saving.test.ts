import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Frame, Page } from "playwright";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { siteConfigs } from "../../sites/configs";
import { eventually } from "../spec/eventually";
import type { VisitOptions } from "../visit";
import { oneVisit } from "../oneVisit";
import { type EditedSite, frameIn, isSaved, openEditor, serveEdited } from "./editedSite";

const original = readFileSync(siteConfigs.demo, "utf8");

let site: EditedSite;
beforeAll(async () => {
  site = await serveEdited();
});

afterEach(() => writeFileSync(site.file, original));

const words = "Embark on the ultimate space adventure in Minecraft";
const withWords = (text: string) => original.replace(words, text);

/** The browser reports each refused request. */
const refusals: VisitOptions = {
  allowedErrors: [
    /responded with a status of (?:403|404|412|507)/,
    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/,
  ],
};

/** One editor for the tests of a `describe`. @returns a function that waits until it shows the original file */
function oneEditor(options?: VisitOptions): () => Promise<{ page: Page; frame: Frame }> {
  const opened = oneVisit(async (kept) => (await openEditor(site, { ...options, ...kept })).page);
  return async () => {
    const page = opened();
    const frame = await frameIn(page);
    await frame.getByText(words).waitFor();
    await isSaved(page);
    return { page, frame };
  };
}

/** Writes a text on the page, and ends it. */
async function write(page: Page, frame: Frame, text: string, old = words): Promise<void> {
  await frame.getByText(old).dblclick();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await frame.getByText(text).waitFor();
}

const saving = (page: Page) => page.locator(".saving");
/** Waits until the work is in the browser's own store. */
const isKept = (page: Page) => page.locator(".saving[data-safe]:not([data-state=saved])").waitFor();

/** Notes each time from now on that the editor says that the work is saved. */
async function watchSaved(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const isWatched = "saved" in window;
    Object.assign(window, { saved: 0 });
    if (isWatched) return;
    const element = document.querySelector<HTMLElement>(".saving")!;
    let last = element.dataset["state"];
    new MutationObserver(() => {
      const state = element.dataset["state"];
      if (state === "saved" && last !== state) (window as unknown as { saved: number }).saved++;
      last = state;
    }).observe(element, { attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { saved: number }).saved);
}

describe("without a refused request", () => {
  const edited = oneEditor();

  describe("the editor saves", () => {
    it("a text that is written on the page, and nothing else; undo brings back each character", async () => {
      const { page, frame } = await edited();
      await write(page, frame, "A quiet start");
      await eventually(() => site.text()).toBe(withWords("A quiet start"));
      await page.getByText("Saved in the file").waitFor();
      await page.keyboard.press("Control+z");
      await eventually(() => site.text()).toBe(original);
      await frame.getByText(words).waitFor();
    });

    it("the order of blocks, by keyboard", async () => {
      const { page } = await edited();
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
  });

  describe("a change from outside", () => {
    it("before the next edit is shown, and is saved with it", async () => {
      const { page, frame } = await edited();
      site.change((text) => text.replace("Welcome to {{server}}", "Greetings from {{server}}"));
      await frame.getByText(/^Greetings from/).waitFor();
      await write(page, frame, "My own");
      const both = withWords("My own").replace("Welcome to {{server}}", "Greetings from {{server}}");
      await eventually(() => site.text()).toBe(both);
    });

    it("that breaks the file is named with its line, and the page stays", async () => {
      const { page, frame } = await edited();
      site.change((text) => text.replace('"heading"', '"heading'));
      await page
        .locator(".stale")
        .getByText(/Line \d+: The closing quotation mark is missing/)
        .waitFor();
      await frame.locator("h1").waitFor();
      site.change(() => original);
      await page.locator(".stale").waitFor({ state: "detached" });
    });

    it("while the editor has saved is not mistaken for its own", async () => {
      const { page, frame } = await edited();
      await write(page, frame, "My own");
      await isSaved(page);
      const theirs = withWords("Another one");
      site.change(() => theirs);
      await frame.getByText("Another one").waitFor();
      await isSaved(page);
      expect(site.text()).toBe(theirs);
      // Both versions are in the undo list.
      await page.keyboard.press("Control+z");
      await eventually(() => site.text()).toBe(withWords("My own"));
    });
  });
});

describe("with refused requests", () => {
  const edited = oneEditor(refusals);

  describe("a change from outside", () => {
    it("while the editor writes is merged, or needs a choice if it is in the same place", async () => {
      const { page, frame } = await edited();
      const saved = await watchSaved(page);
      let release = site.holdWrites();
      await write(page, frame, "My own");
      await saving(page).getByText("Saving").waitFor();
      site.change((text) => text.replace("Welcome to {{server}}", "Greetings from {{server}}"));
      release();
      await frame.getByText(/^Greetings from/).waitFor();
      await eventually(() => site.text()).toBe(
        withWords("My own").replace("Welcome to {{server}}", "Greetings from {{server}}"),
      );
      await isSaved(page);
      expect(await saved()).toBe(1);

      release = site.holdWrites();
      await write(page, frame, "A second one", "My own");
      await saving(page).getByText("Saving").waitFor();
      const theirs = site.text().replace("My own", "Another one");
      site.change(() => theirs);
      release();
      await page.getByText("Changed in two places").waitFor();
      expect([site.text(), await saved()]).toEqual([theirs, 1]);
      await page.getByRole("button", { name: "Continue" }).click();
      await eventually(() => site.text()).toBe(theirs.replace("Another one", "A second one"));
      await isSaved(page);
    });

    it("that breaks the file stays, and the editor continues when it is mended", async () => {
      const { page, frame } = await edited();
      const saved = await watchSaved(page);
      const release = site.holdWrites();
      await write(page, frame, "Unsaved");
      const broken = original.slice(0, 2000);
      site.change(() => broken);
      release();
      await saving(page)
        .getByText(/mistake on line/)
        .waitFor();
      expect([site.text(), await saved()]).toEqual([broken, 0]);
      await frame.getByText("Unsaved").waitFor();
      site.change(() => original);
      await eventually(() => site.text()).toBe(withWords("Unsaved"));
      await isSaved(page);
    });
  });

  describe("work that cannot be saved", () => {
    it("because the file is read-only is in the browser, and is saved after a reload", async () => {
      const { page, frame } = await edited();
      const saved = await watchSaved(page);
      chmodSync(site.file, 0o444);
      await write(page, frame, "Kept");
      await saving(page)
        .getByText(/^Not saved: .* is read-only/)
        .waitFor();
      await isKept(page);
      expect([site.text(), await saved()]).toEqual([original, 0]);
      // A killed browser has lost nothing.
      await page.reload();
      await (await frameIn(page)).getByText("Kept").waitFor();
      chmodSync(site.file, 0o644);
      await page.keyboard.press("Control+s");
      await eventually(() => site.text()).toBe(withWords("Kept"));
      await isSaved(page);
      // The browser has kept nothing.
      site.change(() => original);
      await page.reload();
      await (await frameIn(page)).getByText(words).waitFor();
      await isSaved(page);
    });

    it("because the disk is full or the file is gone is saved later", async () => {
      const { page, frame } = await edited();
      const saved = await watchSaved(page);
      const accept = site.refuseWrites(507, "The disk is full.");
      await write(page, frame, "Later");
      await saving(page).getByText("Not saved: The disk is full.").waitFor();
      accept();
      // The editor tries it again.
      await eventually(() => site.text()).toBe(withWords("Later"));
      await isSaved(page);
      const before = await saved();
      rmSync(site.file);
      await saving(page)
        .getByText(/^Not saved: .* no longer exists/)
        .waitFor();
      await write(page, frame, "Still here", "Later");
      await isKept(page);
      expect(await saved()).toBe(before);
      writeFileSync(site.file, withWords("Later"));
      await eventually(() => site.text()).toBe(withWords("Still here"));
      await isSaved(page);
    });

    it("because the program has stopped is saved when it runs again", async () => {
      const { page, frame } = await edited();
      const saved = await watchSaved(page);
      await site.stop();
      await write(page, frame, "Offline");
      await saving(page).getByText("Not saved: The program has stopped").waitFor();
      await isKept(page);
      await site.start();
      await saving(page).getByText("Not saved: The program was started again").waitFor();
      expect([site.text(), await saved()]).toEqual([original, 0]);
      await page.reload();
      await eventually(() => site.text()).toBe(withWords("Offline"));
    });

    it("is merged with a file that has changed meanwhile, if the owner wants it", async () => {
      const { page, frame } = await edited();
      site.holdWrites();
      await write(page, frame, "Earlier");
      await isKept(page);
      const changed = original.replace("Welcome to {{server}}", "Greetings from {{server}}");
      await page.goto("about:blank");
      site.change(() => changed);
      site.holdWrites()();
      await page.goto(site.editorUrl);
      // The file wins until the owner decides, and another change does not lose the work.
      const again = await frameIn(page);
      await again.getByText(/^Greetings from/).waitFor();
      await write(page, again, "Newer");
      await eventually(() => site.text()).toContain("Newer");
      await isSaved(page);
      await page.reload();
      await page.getByRole("button", { name: "Use it" }).click();
      await eventually(() => site.text()).toBe(changed.replace(words, "Earlier"));
      await isSaved(page);
      expect(await page.getByRole("button", { name: "Use it" }).count()).toBe(0);
    });
  });
});

describe("a second tab", () => {
  it("shows what the first one saves, takes over with all work, and gives it back", async () => {
    const { page: first, frame } = await openEditor(site);
    const second = await first.context().newPage();
    await second.goto(site.editorUrl);
    const shown = await frameIn(second);
    const takeOver = (page: Page) => page.getByRole("button", { name: "Edit here" });
    await takeOver(second).waitFor();
    await write(first, frame, "From the first");
    await shown.getByText("From the first").waitFor();
    // It writes nothing.
    await shown.getByText("From the first").dblclick();
    await second.keyboard.type("Nothing");
    await second.keyboard.press("Enter");
    await second.locator(".news p", { hasText: "Another tab edits this site." }).waitFor();
    await shown.getByText("From the first").waitFor();
    // Work that the first tab has not saved yet is not lost.
    await write(first, frame, "Unsaved", "From the first");
    await takeOver(second).click();
    await takeOver(first).waitFor();
    await shown.getByText("Unsaved").waitFor();
    await write(second, shown, "From the second", "Unsaved");
    await eventually(() => site.text()).toBe(withWords("From the second"));
    await frame.getByText("From the second").waitFor();
    // The last tab edits again.
    await second.close();
    await takeOver(first).waitFor({ state: "detached" });
    await write(first, frame, "The end", "From the second");
    await eventually(() => site.text()).toBe(withWords("The end"));
  });
});
