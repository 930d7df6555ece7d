import type { Page } from "playwright";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { AWKWARD_NAME } from "../../sites/services/createConfig";
import { oneVisit } from "../oneVisit";
import { OTHERS, type Received } from "../service";
import { eventually } from "./eventually";
import { firstOf, inFull, inTurn } from "../../turns";
import { onDesktop, screens } from "./screens";

const nextScreens = inTurn(screens);

const typed = {
  Captain: "Ada Lovelace",
  Mail: "ada@engine.example",
  Crew: "7",
  "Log book": "https://engine.example/log?day=1&night=2",
  Words: "Ahoy & good day,\nis there 100 % room? „Ünïcode“ = yes",
};

/** Failures of a form service, with the browser's console messages. */
const failures = [
  { path: "error", failure: "answers with an error 500", allowedErrors: [/status of 500/] },
  { path: "silent", failure: "does not answer in time", allowedErrors: [] },
  { path: "refused", failure: "refuses the connection", allowedErrors: [/ERR_CONNECTION_REFUSED/] },
];

/** The number of requests before the test. */
let earlier = 0;
beforeEach(async () => {
  earlier = (await received()).length;
});

const submitOf = (page: Page) => page.getByRole("form").locator("button[type=submit]");

describe("A form with a service", () => {
  describe.each(nextScreens())("on a $name", ({ open, press }) => {
    const opened = oneVisit((kept) => open("accept", { site: "services", ...kept }));

    it("is sent as JSON with typed values, and cleared only after success", async () => {
      const page = opened();
      await fillIn(page);
      await press(submitOf(page));
      await page.getByRole("heading", { name: "It has arrived" }).waitFor();
      expect(await page.getByText("The harbour master will answer.").isVisible()).toBe(true);
      await fillInAnother(page);
      expect(await valuesOf(page)).toEqual({
        captain: "",
        email: "",
        crew: "",
        log: "",
        berth: "",
        oath: false,
        words: "",
      });

      const [request, ...others] = await receivedBy("/forms/");
      expect(others).toEqual([]);
      expect(request).toMatchObject({
        method: "POST",
        url: "/forms/accept",
        contentType: "application/json",
      });
      expect(JSON.parse(request!.body)).toEqual({
        captain: typed.Captain,
        email: typed.Mail,
        crew: 7,
        log: typed["Log book"],
        berth: "south",
        oath: true,
        words: typed.Words,
      });

      await page.getByLabel("Captain").fill(typed.Captain);
      await page.getByLabel("Mail").fill(typed.Mail);
      await page.getByLabel("I know the oath").check();
      await press(submitOf(page));
      await eventually(async () => (await receivedBy("/forms/")).length).toBe(2);
      expect(JSON.parse((await receivedBy("/forms/"))[1]!.body)).toEqual({
        captain: typed.Captain,
        email: typed.Mail,
        crew: null,
        log: "",
        berth: "",
        oath: true,
        words: "",
      });
    });

    it("shows a message at each invalid field, and sends nothing until they are fixed", async () => {
      const page = opened();
      await page.getByRole("heading", { name: "It has arrived" }).waitFor();
      await fillInAnother(page);
      await page.getByLabel("Captain").fill("Al");
      await page.getByLabel("Mail").fill("ada");
      await page.getByLabel("Crew").fill("12");
      await page.getByLabel("Log book").fill("engine");
      await page.getByLabel("Words").fill("x".repeat(201));
      await press(submitOf(page));
      for (const words of [
        "Enter at least 3 characters.",
        "Enter a valid email address, such as name@example.com.",
        "Enter 9 or less.",
        "Enter a full URL, such as https://example.com.",
        "Tick “I know the oath” to continue.",
        "Enter no more than 200 characters.",
      ]) {
        await page.getByText(words).waitFor();
      }
      const first = page.getByLabel("Captain");
      await eventually(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await receivedBy("/forms/")).toEqual([]);

      await fillIn(page);
      await press(submitOf(page));
      await page.getByRole("heading", { name: "It has arrived" }).waitFor();
      expect(await page.locator("[aria-invalid]").count()).toBe(0);
    });
  });

  it.each(nextScreens())(
    "shows progress on the button, and cannot be sent twice, on a $name",
    async ({ open, press }) => {
      const page = await open("held", { site: "services" });
      await fillIn(page);
      const submit = submitOf(page);
      expect(await submit.innerText()).toBe("Send it");
      await press(submit);

      await submit.getByText("Sending it").waitFor();
      expect(await submit.getAttribute("aria-disabled")).toBe("true");
      await eventually(() => page.getByRole("status").getByText("Sending it").count()).toBe(1);
      // Other ways to send it: a scripted click, and Enter in a field.
      await submit.dispatchEvent("click");
      await page.getByLabel("Captain").press("Enter");
      await page.getByLabel("Captain").pressSequentially("!");
      expect((await valuesOf(page))["captain"]).toBe(typed.Captain);

      await fetch(`${inject("serviceUrl")}/release`, { method: "POST" });
      await page.getByRole("heading", { name: "It has arrived" }).waitFor();
      await fillInAnother(page);
      expect(await submit.innerText()).toBe("Send it");
      expect(await submit.getAttribute("aria-disabled")).toBeNull();
      expect(await receivedBy("/forms/held")).toHaveLength(1);
    },
  );
});

// The following tests do not depend on the screen.
describe("A form with a service on a desktop", () => {
  const openForm = (path: string, options: Parameters<typeof onDesktop.open>[1] = {}) =>
    onDesktop.open(path, { site: "services", ...options });

  it("can be sent form-encoded", async () => {
    const page = await openForm("classic");
    await fillIn(page);
    await submitOf(page).click();
    await page.getByRole("heading", { name: "It has arrived" }).waitFor();
    const [request, ...others] = await receivedBy("/forms/");
    expect(others).toEqual([]);
    expectFormEncoded(request!, "\n");
  });

  // Form.test.tsx and formPages.test.ts test missing responses too.
  it.each(firstOf(failures, 1))(
    "reports the failure, keeps typed text, and can be sent again if the service $failure",
    async ({ path, allowedErrors }) => {
      const page = await openForm(path, { allowedErrors });
      await fillIn(page);
      const before = await valuesOf(page);
      await submitOf(page).click();
      await page.getByRole("alert").getByText("It was lost at sea").waitFor();
      expect(await page.getByRole("alert").getByText("What you wrote is still here.").isVisible()).toBe(true);
      expect(await page.getByText("It has arrived").count()).toBe(0);
      expect(await valuesOf(page)).toEqual(before);

      const again = page.waitForRequest((request) => request.method() === "POST");
      await submitOf(page).click();
      await again;
    },
  );

  // In `npm test`, quality/withoutJavaScript.test.ts tests this.
  inFull(() => {
    it.each(["accept", "classic"])("is sent to the service from /%s without JavaScript", async (path) => {
      const page = await openForm(path, { javaScriptEnabled: false });
      await fillIn(page);
      await submitOf(page).click();
      await page.waitForURL(`${inject("serviceUrl")}/forms/accept`);
      const [request, ...others] = await receivedBy("/forms/");
      expect(others).toEqual([]);
      // Browsers send CRLF line endings.
      expectFormEncoded(request!, "\r\n");
    });
  });
});

describe.each(nextScreens())("Avatars of a service on a $name", ({ name, open }) => {
  const page = oneVisit((kept) =>
    open("crew", { site: "services", allowedErrors: [/status of 404/], ...kept }),
  );
  const cardOf = (member: string) => page().getByRole("article", { name: member, exact: true });
  const pictures = (member: string) => cardOf(member).locator("img");
  const pointAt = (member: string) => (name === "phone" ? cardOf(member).tap() : cardOf(member).hover());
  const asked = async () => (await receivedBy("/avatars/")).map(({ method, url }) => `${method} ${url}`);

  it("are not requested before a member is hovered", async () => {
    expect(await pictures("Merle").count()).toBe(0);
    expect(await asked()).toEqual([]);
  });

  it("are requested by name and size, and shown", async () => {
    await pointAt("Merle");
    await eventually(() => pictures("Merle").evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
    expect(await asked()).toEqual(["GET /avatars/Merle?size=96"]);
  });

  it("keep the placeholder without an error if a member has none", async () => {
    const failed = page().waitForResponse("**/avatars/MissingMate?size=96");
    await pointAt("MissingMate");
    expect((await failed).status()).toBe(404);
    await pictures("MissingMate").waitFor({ state: "detached" });
    expect(await cardOf("MissingMate").locator("svg").first().isVisible()).toBe(true);
    expect(await page().getByRole("button", { name: "Dismiss" }).count()).toBe(0);
  });

  it("are requested with the encoded name", async () => {
    await pointAt(AWKWARD_NAME);
    await pictures(AWKWARD_NAME).waitFor();
    await eventually(asked).toEqual(["GET /avatars/Zo%C3%AB%20%26%20Co%2F42?size=96"]);
  });
});

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Berth").selectOption("South quay");
  await page.getByLabel("I know the oath").check();
}

/** Shows the form again after it was sent. */
async function fillInAnother(page: Page): Promise<void> {
  expect(await page.getByRole("form").count()).toBe(0);
  await page.getByRole("button", { name: "Submit another response" }).click();
}

/** The values of the form's fields, by name. */
function valuesOf(page: Page): Promise<Record<string, string | boolean>> {
  return page
    .getByRole("form")
    .evaluate((form) =>
      Object.fromEntries(
        [...form.querySelectorAll<HTMLInputElement>("[name]")].map((field) => [
          field.name,
          field.type === "checkbox" ? field.checked : field.value,
        ]),
      ),
    );
}

/** The requests below a path since the test started, without those from test files that run at the same time. */
async function receivedBy(path: string): Promise<Received[]> {
  const own = (await received()).slice(earlier);
  return own.filter(({ url, body }) => url.startsWith(path) && !body.includes(OTHERS));
}

async function received(): Promise<Received[]> {
  return (await (await fetch(`${inject("serviceUrl")}/received`)).json()) as Received[];
}

function expectFormEncoded(request: Received, lineEnd: string): void {
  expect(request.method).toBe("POST");
  expect(request.contentType).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
    captain: typed.Captain,
    email: typed.Mail,
    crew: "7",
    log: typed["Log book"],
    berth: "south",
    oath: "on",
    words: typed.Words.replaceAll("\n", lineEnd),
  });
}
