import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { isWhole } from "../../property/share";
import { payloads } from "../../property/injections/payloads";
import { firstOf } from "../../turns";
import { isSaved, openEditor, serveEdited } from "./editedSite";

/** Counts executions of payloads, and requests to other hosts. */
async function setTrap(page: Page, origin: string): Promise<{ executions: string[]; requests: string[] }> {
  const caught = { executions: [] as string[], requests: [] as string[] };
  await page.exposeFunction("ran", () => void caught.executions.push("ran"));
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt"] as const)
      window[name] = () => (window as unknown as { ran: () => never }).ran();
  });
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) caught.requests.push(request.url());
  });
  return caught;
}

/** Enters a payload into each text field of the shown form. @returns the number of fields */
function plant(page: Page, texts: readonly string[], round: number): Promise<number> {
  return page.evaluate(
    ([all, first]) => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          ".pane.form textarea, .pane.form input:is(:not([type]), [type=text])",
        ),
      ];
      fields.forEach((field, index) => {
        const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!;
        set.call(field, all[(index + first) % all.length]);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      return fields.length;
    },
    [texts, round] as const,
  );
}

describe("the frame", () => {
  it("has no origin, no storage and no network, and cannot leave its place", async () => {
    const site = await serveEdited();
    const { page, frame } = await openEditor(site, {
      allowedErrors: [/Content Security Policy|CSP: (?:connect|script)-src|sandbox/],
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const found = await frame.evaluate(async (address) => {
      const refused = async (act: () => unknown) => {
        try {
          await act();
          return false;
        } catch {
          return true;
        }
      };
      return {
        origin: self.origin,
        fetch: await refused(() => fetch(address)),
        own: await refused(() => fetch("/@spawnpage/edit/config", { mode: "no-cors" })),
        parent: await refused(() => parent.document),
        storage: await refused(() => localStorage.length),
        opened: open(address) === null,
        script: await new Promise((done) => {
          const script = document.createElement("script");
          script.textContent = "document.title = 'ran'";
          document.head.append(script);
          done(document.title === "ran");
        }),
      };
    }, "https://foreign.example/");
    expect(found).toEqual({
      origin: "null",
      fetch: true,
      own: true,
      parent: true,
      storage: true,
      opened: true,
      script: false,
    });
    await frame
      .evaluate(() => void (top!.location.href = "https://foreign.example/top"))
      .catch(() => undefined);
    expect(page.url()).toBe(site.editorUrl);
    expect(asked.filter((url) => url.includes("foreign"))).toEqual([]);
  });
});

// All payloads take minutes.
describe("hostile texts", { timeout: isWhole ? 600_000 : 60_000 }, () => {
  it("typed into forms and written on the page execute nothing, and request nothing", async () => {
    const site = await serveEdited();
    let caught = { executions: [] as string[], requests: [] as string[] };
    const { page, frame } = await openEditor(site, {
      isAlone: true,
      prepare: async (opened) => {
        caught = await setTrap(opened, new URL(site.url).origin);
      },
    });
    const words = frame.getByText("Embark on the ultimate space adventure in Minecraft");
    for (const payload of firstOf(payloads, 6)) {
      await words.dblclick();
      await page.keyboard.insertText(payload);
      await page.keyboard.press("Enter");
      // Some would not be shown: the last good page stays.
      await page.locator(".history button[title^='Undo: Intro']").waitFor();
      await page.keyboard.press("Control+z");
      await page.locator(".history button[title^='Undo: Intro']").waitFor({ state: "detached" });
      await words.waitFor();
    }
    // All fields of its form.
    await words.click();
    await page.locator(".pane.form textarea").first().waitFor();
    for (const more of await page.locator(".pane.form summary").all()) await more.click();
    let planted = 0;
    for (const round of firstOf([...payloads.keys()], 4)) planted += await plant(page, payloads, round);
    expect(planted).toBeGreaterThan(40);
    // The forms of other blocks, and of everything that is on every page.
    await page.getByRole("treeitem").last().press("ArrowRight");
    const entries = page.locator(".entry[aria-level='2']");
    const ids = await entries.evaluateAll((rows) => rows.map(({ id }) => id));
    for (const id of firstOf(ids, 5)) {
      await page.locator(`[id='${id}']`).click();
      await page.locator(".pane.form :is(.ed-form, p)").first().waitFor();
      for (const round of firstOf([0, 20, 40], 1)) planted += await plant(page, payloads, round);
    }
    expect(planted).toBeGreaterThan(60);
    await isSaved(page);
    // Most of them are on the page, which is shown as visitors see it.
    await page.getByRole("button", { name: "Use" }).click();
    await frame.locator("[data-at]").first().waitFor({ state: "detached" });
    await page.locator(".bar nav button").last().click();
    await page.locator(".findings li").first().waitFor();
    expect(
      await frame.evaluate(() => document.querySelectorAll("#sp-root script, #sp-root iframe").length),
    ).toBe(0);
    expect(caught).toEqual({ executions: [], requests: [] });
  });
});
