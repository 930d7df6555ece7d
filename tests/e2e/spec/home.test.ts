import { within } from "@testing-library/dom";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { inTurn } from "../../turns";
import { oneVisit } from "../oneVisit";
import { discord, ip, mail, server } from "./demo";
import { headingsIn, mainOf, partBelow, textsIn } from "./document";
import { eventually } from "./eventually";
import { expectNewTabLink } from "./otherSite";
import { type Screen, screens } from "./screens";

const nextScreens = inTurn(screens);

describe("Home", () => {
  describe("the hero", () => {
    it("has a welcome text", async () => {
      expect(headingsIn(await mainOf(), 1)).toEqual([`Welcome to ${server}`]);
    });

    it("has the tagline", async () => {
      expect(textsIn(await mainOf())).toContain("Embark on the ultimate space adventure in Minecraft");
    });

    it("has a version card that shows '1.21.x' and 'Java Edition'", async () => {
      const card = within(await mainOf())
        .getByText("1.21.x")
        .closest("li")!;
      expect(textsIn(card)).toEqual(["Version", "1.21.x", "Java Edition"]);
    });
  });

  it("has four feature cards, each with an icon and a description", async () => {
    const cards = [...(await mainOf()).querySelectorAll("li")].filter((item) => item.querySelector("h3"));
    expect(cards.flatMap((card) => headingsIn(card, 3))).toEqual([
      "Space Exploration",
      "Active Community",
      "Custom Features",
      "Multiple Worlds",
    ]);
    for (const card of cards) {
      expect(card.querySelector("svg")).not.toBeNull();
      expect(card.querySelector("p")!.textContent.length).toBeGreaterThan(40);
    }
  });

  it("has the figures 500+ Active Players, 15 Different Worlds and 24/7 Server Uptime in its stats row", async () => {
    const terms = [...(await mainOf()).querySelectorAll("dt")];
    const figures = terms.map((term) => [
      term.parentElement!.querySelector("dd")!.textContent,
      term.textContent,
    ]);
    expect(figures).toEqual([
      ["500+", "Active Players"],
      ["15", "Different Worlds"],
      ["24/7", "Server Uptime"],
    ]);
  });

  describe("the Contact Us form", () => {
    const form = async () => within(partBelow(await mainOf(), "Contact Us")).getByRole("form");
    const field = async (label: string) => within(await form()).getByLabelText(new RegExp(`^${label}`));

    it("has exactly the fields username, email and message, in this order", async () => {
      const fields = [...(await form()).querySelectorAll("input, textarea, select")];
      expect(fields.map((field) => field.getAttribute("name"))).toEqual(["username", "email", "message"]);
    });

    it("asks for the username as text, with the placeholder 'Your Minecraft username'", async () => {
      const username = await field("Username");
      expect(username.getAttribute("type")).toBe("text");
      expect(username.getAttribute("placeholder")).toBe("Your Minecraft username");
    });

    it("asks for the email with the email input type", async () => {
      expect((await field("Email")).getAttribute("type")).toBe("email");
    });

    it("asks for the message in a textarea of 6 rows", async () => {
      const message = await field("Message");
      expect([message.tagName, message.getAttribute("rows")]).toEqual(["TEXTAREA", "6"]);
    });

    it("requires all of its fields", async () => {
      for (const label of ["Username", "Email", "Message"])
        expect((await field(label)).hasAttribute("required"), label).toBe(true);
    });

    it("lets the browser check it without JavaScript", async () => {
      expect((await form()).hasAttribute("novalidate")).toBe(false);
    });

    it("has a 'Send Message' submit button", async () => {
      const button = within(await form()).getByRole("button", { name: "Send Message" });
      expect(button.getAttribute("type")).toBe("submit");
    });
  });
});

const callToAction = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("button", { name: "Copy Server IP" }) });

describe.each(nextScreens())("Home on a $name", ({ look }) => {
  it("has a Server IP card that is one button to copy the address", async () => {
    const page = await look();
    const card = page.getByRole("button", { name: `Copy: Server IP: ${ip}` });
    expect(await card.getByText("Server IP", { exact: true }).isVisible()).toBe(true);
    expect(await card.getByText(ip, { exact: true }).isVisible()).toBe(true);
    expect(await card.getByText("Copy", { exact: true }).isVisible()).toBe(true);
  });

  it("shows the welcome text and the address without scrolling", async () => {
    const page = await look();
    const height = page.viewportSize()!.height;
    for (const text of [`Welcome to ${server}`, ip]) {
      const box = (await page.getByRole("main").getByText(text, { exact: true }).first().boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it("has a call to action with the buttons 'Join Discord' and 'Copy Server IP'", async () => {
    const section = callToAction(await look());
    expect(await section.getByRole("heading", { level: 2 }).isVisible()).toBe(true);
    expect(await section.getByRole("link", { name: "Join Discord" }).isVisible()).toBe(true);
    expect(await section.getByRole("button", { name: "Copy Server IP", exact: true }).isVisible()).toBe(true);
  });
});

describe("Home", () => {
  it("opens the community chat in a new tab, from the hero and from the call to action", async () => {
    const links = [...(await mainOf()).querySelectorAll("a")];
    for (const label of ["Join Our Discord", "Join Discord"]) {
      const [link, ...others] = links.filter(({ textContent }) => textContent.startsWith(label));
      expect(others).toEqual([]);
      expectNewTabLink(link!, discord);
    }
  });

  describe.each(nextScreens())("on a $name, the Contact Us form", ({ open, press }: Screen) => {
    let mails: () => Promise<string[]>;
    const page = oneVisit(async (kept) => {
      const home = await open("", kept);
      mails = await catchMails(home);
      return home;
    });
    const form = () => page().getByRole("form", { name: "Contact Us" });
    const username = () => form().getByLabel("Username");
    const email = () => form().getByLabel("Email");
    const message = () => form().getByLabel("Message");
    const submit = () => press(form().getByRole("button", { name: "Send Message", exact: true }));

    it("shows a message at every empty field, focuses the first, and sends nothing", async () => {
      await submit();
      for (const [field, words] of [
        [username(), "Fill in “Username”."],
        [email(), "Fill in “Email”."],
        [message(), "Fill in “Message”."],
      ] as const) {
        await page().getByText(words).waitFor();
        expect(await field.getAttribute("aria-invalid")).toBe("true");
        expect(await descriptionOf(page(), field)).toBe(words);
      }
      await eventually(() => username().evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await mails()).toEqual([]);
    });

    it("shows a message at an invalid email until it is fixed", async () => {
      await username().fill("CometCat");
      await email().fill("cometcat at home");
      await message().fill("Hello");
      await submit();

      const words = "Enter a valid email address, such as name@example.com.";
      await page().getByText(words).waitFor();
      expect(await descriptionOf(page(), email())).toBe(words);
      await eventually(() => email().evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await username().getAttribute("aria-invalid")).toBeNull();
      expect(await mails()).toEqual([]);

      await email().fill("cometcat@home.example");
      await page().getByText(words).waitFor({ state: "detached" });
      expect(await email().getAttribute("aria-invalid")).toBeNull();
    });

    it("opens an email to the crew with all values, and confirms it", async () => {
      const written = 'Hello & welcome?\n50 % of a "moon" = ½ moon, isn\'t it?';
      await username().fill("CometCat");
      await email().fill("cometcat@home.example");
      await message().fill(written);
      await submit();

      await page().getByRole("status").getByText("Opening your email app").waitFor();
      const [address, ...others] = (await mails()).map((address) => new URL(address));
      expect(others).toEqual([]);
      expect(address?.protocol).toBe("mailto:");
      expect(decodeURIComponent(address?.pathname ?? "")).toBe(mail);
      expect(parametersOf(address!)).toEqual({
        subject: `Message from the ${server} website`,
        body: [
          "Username: CometCat",
          "Email: cometcat@home.example",
          "",
          "Message:",
          "Hello & welcome?",
          '50 % of a "moon" = ½ moon, isn\'t it?',
        ].join("\r\n"),
      });
      // The text stays, because the email has not been sent yet.
      expect(await username().inputValue()).toBe("CometCat");
      expect(await email().inputValue()).toBe("cometcat@home.example");
      expect(await message().inputValue()).toBe(written);
    });
  });
});

/** Records the emails that a page opens instead of opening an email app. */
async function catchMails(page: Page): Promise<() => Promise<string[]>> {
  const caught = await page.evaluateHandle(() => {
    const addresses: string[] = [];
    navigation.addEventListener("navigate", (event) => {
      if (!event.destination.url.startsWith("mailto:")) return;
      event.preventDefault();
      addresses.push(event.destination.url);
    });
    return addresses;
  });
  return () => caught.jsonValue();
}

/** The parameters of a `mailto:` URL. Unlike in a form, a plus is not a space. */
function parametersOf({ search }: URL): Record<string, string> {
  const parameters = search.slice(1).split("&");
  return Object.fromEntries(
    parameters.map((parameter) => parameter.split("=").map((part) => decodeURIComponent(part))),
  ) as Record<string, string>;
}

/** The accessible description of a field. */
async function descriptionOf(page: Page, field: Locator): Promise<string> {
  const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const words = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  return words.join(" ");
}
