import type { Page } from "playwright";
import { expect, test } from "vitest";
import { mail } from "../spec/demo";
import { eventually } from "../spec/eventually";
import { onDesktop } from "../spec/screens";

const typed = { Username: "VelaQuarry", Email: "vela@example.com", Message: "Is there room for one more?" };
/** Longer than an email app may take to open. */
const LATER_MS = 4000;

/** Opens a page that records its emails for `openedBy` instead of opening an email app. */
function openForm(): Promise<Page> {
  return onDesktop.open("", {
    isAlone: true,
    permissions: ["clipboard-read", "clipboard-write"],
    prepare: async (page) => {
      await page.clock.install();
      await page.addInitScript(() => {
        navigation.addEventListener("navigate", (event) => {
          const { url } = event.destination;
          if (!url.startsWith("mailto:")) return;
          event.preventDefault();
          sessionStorage.setItem("mails", `${sessionStorage.getItem("mails") ?? ""}${url}\n`);
        });
      });
    },
  });
}

/** The `mailto:` addresses, in order. */
async function openedBy(page: Page): Promise<URL[]> {
  const mails = await page.evaluate(() => sessionStorage.getItem("mails") ?? "");
  return mails
    .split("\n")
    .filter(Boolean)
    .map((url) => new URL(url));
}

test("a double click opens one email; if no app opens or the text is too long, the message can be copied", async () => {
  const page = await openForm();
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  const send = page.getByRole("button", { name: "Send Message" });
  const notifications = page.getByRole("status", { name: "Notifications" });

  await send.dblclick();
  await notifications.getByText("Opening your email app").waitFor();
  const [opened, ...others] = await openedBy(page);
  expect(others).toEqual([]);
  expect(opened?.pathname).toBe(mail);
  expect(opened?.searchParams.get("body")).toContain(typed.Message);

  await page.clock.fastForward(LATER_MS);
  await notifications.getByText("No email app opened?").waitFor();
  expect(await notifications.getByText("Opening your email app").count()).toBe(0);
  await notifications.getByRole("button", { name: "Copy message" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await eventually(copied).toMatch(new RegExp(`^${mail}\n`));
  expect(await copied()).toContain(typed.Message);

  // Another window gets the focus, like an email app's.
  await send.click();
  await notifications.getByText("Opening your email app").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.clock.fastForward(LATER_MS);
  expect(await notifications.getByText("No email app opened?").count()).toBe(0);
  expect(await openedBy(page)).toHaveLength(2);
  expect(await page.getByLabel("Message").inputValue()).toBe(typed.Message);

  // A text too long for email apps causes a warning and can be copied instead.
  const warning = page.getByText(/Shorten it by about \d+ characters/);
  expect(await warning.count()).toBe(0);
  const long = "y".repeat(2500);
  await page.getByLabel("Message").fill(long);
  await warning.waitFor();

  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert", { name: "Notifications" });
  await alert.getByText("Too long for email apps").waitFor();
  await alert.getByRole("button", { name: "Copy message" }).click();
  await eventually(copied).toContain(long);
  expect(await openedBy(page)).toHaveLength(2);

  await page.getByLabel("Message").fill(typed.Message);
  await warning.waitFor({ state: "detached" });
});
