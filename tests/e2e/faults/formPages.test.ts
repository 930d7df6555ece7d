import type { Page, Request } from "playwright";
import { expect, inject, test } from "vitest";
import { HeldBack } from "../heldBack";
import { eventually } from "../spec/eventually";
import { visit, type VisitOptions } from "../visit";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a form with several pages, and records its requests. */
async function openForm({ prepare, ...options }: VisitOptions = {}): Promise<{
  page: Page;
  posted: Request[];
}> {
  const posted: Request[] = [];
  const page = await visit(`${inject("sites").services}pages`, {
    allowedErrors: [/ERR_FAILED/],
    ...options,
    prepare: async (page) => {
      await prepare?.(page);
      // Mocked, because other tests count the service's requests.
      await page.route("**/forms/accept", (route) => {
        posted.push(route.request());
        return route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json: {} });
      });
    },
  });
  return { page, posted };
}

/** Fills in the later pages, and sends the form. */
async function fillInTheRest(page: Page): Promise<void> {
  await page.getByLabel("Ship").fill("Vela");
  await page.getByLabel("Berth").fill("Top");
  await button(page, "Sign on").click();
}

const whole = "sailor=Ada&sailed=on&ship=Vela&berth=Top";

test("if the form script cannot be loaded, all pages are shown and the browser sends the form", async () => {
  const { page, posted } = await openForm({
    prepare: (page) => page.route("**/assets/sending-*.js", (route) => route.abort()),
  });
  await page.getByLabel("Sailor").fill("Ada");
  await page.getByLabel("I have sailed before").check();
  await button(page, "Next").click();
  await page.getByLabel("Berth").waitFor();
  expect(await button(page, "Next").count()).toBe(0);

  await button(page, "Sign on").click();
  await eventually(() => page.evaluate(() => document.activeElement?.matches(":invalid"))).toBe(true);
  expect(posted).toEqual([]);
  await fillInTheRest(page);
  await eventually(() => posted.length).toBe(1);
  expect(posted[0]?.postData()).toBe(whole);
});

test("if the page's scripts do not load, Next does not send the form, and all fields can be filled in", async () => {
  const { page, posted } = await openForm({
    comesToLife: false,
    // Scrolling to the button would load the scripts before it is pressed.
    viewport: { width: 1280, height: 1400 },
    allowedErrors: [/ERR_FAILED/, /Failed to fetch dynamically imported module/],
    prepare: (page) => page.route(/\/assets\/form-[^/]*\.js/, (route) => route.abort()),
  });
  await button(page, "Next").click();
  await page.getByText("Answer only if you filled in or ticked “I have sailed before”.").waitFor();
  expect(await button(page, "Next").count()).toBe(0);
  expect(posted).toEqual([]);

  await page.getByLabel("Sailor").fill("Ada");
  await page.getByLabel("I have sailed before").check();
  await fillInTheRest(page);
  await eventually(() => posted.length).toBe(1);
  expect(posted[0]?.postData()).toBe(whole);
});

test("a double click, or clicks before hydration, move only one page forward; all pages are printed", async () => {
  const scripts = new HeldBack(/\/assets\/form-[^/]*\.js/);
  const sending = new HeldBack("**/assets/sending-*.js");
  const { page, posted } = await openForm({
    comesToLife: false,
    prepare: async (page) => {
      await scripts.prepare(page);
      await sending.prepare(page);
    },
  });
  await page.getByLabel("Sailor").fill("Ada");
  await page.getByLabel("I have sailed before").check();
  await button(page, "Next").click();
  await scripts.release();
  await page.getByText("Step 1 of 3").waitFor();
  await button(page, "Next").click();
  await button(page, "Next").click();
  await button(page, "Next").dblclick();
  await sending.release();
  await page.getByText("Step 2 of 3").waitFor();

  await page.getByLabel("Ship").fill("Vela");
  await button(page, "Back").click();
  await button(page, "Next").dblclick();
  await page.getByText("Step 2 of 3").waitFor();
  expect(posted).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await page.getByLabel("Sailor").waitFor();
  expect(
    await page.getByText("Answer only if you filled in or ticked “I have sailed before”.").isVisible(),
  ).toBe(true);
  expect(await button(page, "Next").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });

  await button(page, "Next").click();
  await page.getByLabel("Berth").fill("Top");
  await button(page, "Sign on").dblclick();
  await button(page, "Submit another response").click();
  await page.getByText("Step 1 of 2").waitFor();
  expect(posted.map((request) => request.postDataJSON() as unknown)).toEqual([
    { sailor: "Ada", sailed: true, ship: "Vela", berth: "Top" },
  ]);
});

test("Enter works before hydration; Back, Forward, a reload and a return restore the form page, and a sent form is left", async () => {
  const scripts = new HeldBack(/\/assets\/form-[^/]*\.js/);
  const { page, posted } = await openForm({
    comesToLife: false,
    allowedErrors: [/An invalid form control with name='berth' is not focusable/],
    prepare: (page) => scripts.prepare(page),
  });
  await page.getByLabel("Sailor").fill("Ada");
  await page.getByLabel("I have sailed before").check();
  // The browser does not send it because of required fields on hidden pages, and shows no message.
  await page.getByLabel("Sailor").press("Enter");
  await scripts.release();
  await page.getByText("Step 2 of 3").waitFor();
  await page.getByLabel("Ship").fill("Vela");
  await button(page, "Next").click();
  await page.getByText("Step 3 of 3").waitFor();

  await page.goBack();
  await page.getByText("Step 2 of 3").waitFor();
  expect(await page.getByLabel("Ship").inputValue()).toBe("Vela");
  await page.goForward();
  await page.getByText("Step 3 of 3").waitFor();
  await page.reload();
  await page.getByText("Step 3 of 3").waitFor();
  await page.goto(`${inject("sites").services}rules`);
  await page.goto(`${inject("sites").services}pages`);
  await page.getByText("Step 3 of 3").waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByText("Step 3 of 3").waitFor();

  await page.getByLabel("Berth").fill("Top");
  await button(page, "Sign on").click();
  await button(page, "Submit another response").waitFor();
  expect(posted).toHaveLength(1);
  // The history entries of its pages are skipped, so the next Back leaves the form.
  await eventually(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"trail":[]');
  await button(page, "Submit another response").click();
  await page.getByText("Step 1 of 2").waitFor();
  expect(await page.getByLabel("Sailor").inputValue()).toBe("");
});
