import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { inFull, inTurn } from "../../turns";
import { oneVisit } from "../oneVisit";
import { ip } from "./demo";
import { eventually } from "./eventually";
import { follow, type Screen, screens } from "./screens";

const nextScreens = inTurn(screens);

const permissions = ["clipboard-read", "clipboard-write"];

/** The two buttons on Home that copy the address. */
const card = { place: "Server IP card", words: ip };
const callToAction = { place: "call to action", words: "Copy Server IP" };
const places = [card, callToAction];

describe("Copying", () => {
  // Not by name, because the name changes after copying.
  const buttonIn = (page: Page, { words }: { words: string }) =>
    page.locator("button").filter({ hasText: words });
  const messages = (page: Page) => page.getByRole("status", { name: "Notifications" });
  const alerts = (page: Page) => page.getByRole("alert", { name: "Notifications" });
  const toasts = (page: Page) => page.getByRole("button", { name: "Dismiss" });

  describe.each(nextScreens())("on a $name, with real timers", (screen) => {
    const { open, press } = screen;
    const page = oneVisit((kept) => open("", { permissions, ...kept }));

    it.each(places)("copies the server IP and shows a toast: $place", async (place) => {
      await forgetClipboard(page());
      expect(await toasts(page()).count()).toBe(0);
      await press(buttonIn(page(), place));
      await toasts(page()).waitFor();
      expect(await readClipboard(page())).toBe(ip);
      expect(await messages(page()).getByRole("paragraph").allInnerTexts()).toEqual([
        "IP Copied!",
        "Server IP has been copied to clipboard",
      ]);
      // It disappears when dismissed.
      await press(toasts(page()));
      await toasts(page()).waitFor({ state: "detached" });
    });

    it("copies the link to a rule, and marks the rule in the address", async () => {
      await follow(page(), screen, "Guidelines");
      const link = page().getByRole("link", { name: "Copy link to “Leave spawn untouched”", exact: true });
      await press(link);
      await messages(page()).getByText("Link copied").waitFor();
      const address = new URL((await link.getAttribute("href"))!, page().url()).href;
      expect(await readClipboard(page())).toBe(address);
      expect(page().url()).toBe(address);
      await follow(page(), screen, "Home");
    });

    it("keeps only one toast at a time, the newest", async () => {
      await press(buttonIn(page(), card));
      await messages(page()).getByText("IP Copied!").waitFor();
      await press(buttonIn(page(), callToAction));
      await press(buttonIn(page(), callToAction));
      expect(await toasts(page()).count()).toBe(1);

      await openMail(page(), press);
      await messages(page()).getByText("Opening your email app").waitFor();
      expect(await toasts(page()).count()).toBe(1);
      expect(await messages(page()).getByText("IP Copied!").count()).toBe(0);
    });
  });

  // In `npm test`, useCopy.test.tsx and Toasts.test.tsx test the times.
  inFull(() => {
    it.each(screens)(
      "confirms on the button for two seconds and shows the toast for longer, on a $name",
      async ({ open, press }) => {
        const page = await open("", { permissions, isAlone: true, prepare: (page) => page.clock.install() });
        for (const place of places) {
          const copied = buttonIn(page, place).getByText("Copied", { exact: true });
          expect(await copied.isVisible()).toBe(false);
          await press(buttonIn(page, place));
          await copied.waitFor();
          await toasts(page).waitFor();
          await page.clock.fastForward(2000);
          await copied.waitFor({ state: "hidden" });
          await page.clock.fastForward(1000);
          expect(await messages(page).getByText("IP Copied!").isVisible()).toBe(true);
          await page.clock.fastForward(2000);
          await toasts(page).waitFor({ state: "detached" });
        }
      },
    );
  });

  it.each(nextScreens())(
    "uses the fallback without a clipboard API; if that fails too, explains how to copy by hand and selects the address, on a $name",
    async ({ open, press }) => {
      const page = await open("", {
        permissions,
        prepare: (page) => page.addInitScript(refuseClipboard),
      });
      await press(buttonIn(page, callToAction));
      await messages(page).getByText("IP Copied!").waitFor();
      expect(await readClipboard(page)).toBe(ip);
      await press(toasts(page));
      await toasts(page).waitFor({ state: "detached" });

      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      for (const place of places) {
        await press(buttonIn(page, place));
        await toasts(page).waitFor();
        // The button does not show the address, so the toast does.
        if (place === callToAction) expect(await alerts(page).getByRole("textbox").inputValue()).toBe(ip);
        expect(await alerts(page).getByRole("paragraph").allInnerTexts()).toEqual([
          "Could not copy",
          "The text is selected. Copy it with your keyboard or the context menu.",
        ]);
        expect(await messages(page).getByRole("paragraph").count()).toBe(0);
        // The other button has just copied.
        if (place === card)
          expect(await buttonIn(page, place).getByText("Copied", { exact: true }).isVisible()).toBe(false);
        await eventually(() => page.evaluate(() => String(getSelection()))).toBe(ip);
        await press(toasts(page));
        await toasts(page).waitFor({ state: "detached" });
      }
    },
  );

  async function openMail(page: Page, press: Screen["press"]) {
    const form = page.getByRole("form", { name: "Contact Us" });
    await page.evaluate(() => {
      navigation.addEventListener("navigate", (event) => event.preventDefault());
    });
    await form.getByLabel("Username").fill("CometCat");
    await form.getByLabel("Email").fill("cometcat@home.example");
    await form.getByLabel("Message").fill("Hello");
    await press(form.getByRole("button", { name: "Send Message" }));
  }
});

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function forgetClipboard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText("something else"));
}

function refuseClipboard(): void {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied.", "NotAllowedError"));
}
