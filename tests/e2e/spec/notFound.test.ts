import { describe, expect, inject, it } from "vitest";
import { oneVisit } from "../oneVisit";
import { server } from "./demo";
import { headingsIn, mainOf, textsIn } from "./document";
import { eventually } from "./eventually";
import { inTurn } from "../../turns";
import { onPhone, screens } from "./screens";

const nextScreens = inTurn(screens);

// Console errors of the browser and the site.
const allowedErrors = [/status of 404/, /^console error: 404: no page at/];

describe("The 404 page", () => {
  it("has the heading '404'", async () => {
    expect(headingsIn(await mainOf("void/deck-9"), 1)).toEqual(["404"]);
  });

  it("has the text 'Oops! This space sector doesn't exist'", async () => {
    expect(textsIn(await mainOf("void/deck-9"))).toContain("Oops! This space sector doesn't exist");
  });

  // quality/withoutJavaScript.test.ts tests that it is visible without JavaScript.
  it("has a link 'Return to Home Base' to '/' in its HTML", async () => {
    const links = [...(await mainOf("void/deck-9")).querySelectorAll("a")];
    const home = links.find((link) => link.textContent === "Return to Home Base");
    expect(home?.getAttribute("href")).toBe("/");
  });
});

describe.each(nextScreens())("The 404 page on a $name", ({ open, press }) => {
  const errors: string[] = [];
  const page = oneVisit((kept) =>
    open("void/deck-9", {
      ...kept,
      allowedErrors,
      prepare: (page) => {
        page.on("console", (message) => {
          const isOfBrowser = message.text().startsWith("Failed to load resource");
          if (message.type() === "error" && !isOfBrowser) errors.push(message.text());
        });
      },
    }),
  );

  it("logs one console error with the unknown path", async () => {
    await eventually(() => errors).toEqual([expect.stringContaining("/void/deck-9")]);
  });

  it("shows its heading, its text and the requested path", async () => {
    expect(await page().getByRole("heading", { level: 1, name: "404" }).isVisible()).toBe(true);
    expect(await page().getByText("Oops! This space sector doesn't exist").isVisible()).toBe(true);
    await page().getByText("The page /void/deck-9 does not exist.").waitFor();
  });

  it("has working links to every page of the navigation", async () => {
    const links = page().getByRole("main").getByRole("navigation").getByRole("link");
    expect(await links.allInnerTexts()).toEqual(["Home", "Guidelines", "FAQ", "Staff"]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/",
      "/guidelines",
      "/faq",
      "/staff",
    ]);
    await press(links.getByText("FAQ"));
    await page().getByRole("heading", { level: 1, name: "Frequently asked questions" }).waitFor();
    await page().goBack();
    await page().getByRole("heading", { level: 1, name: "404" }).waitFor();
  });

  it("has a link 'Return to Home Base' to '/'", async () => {
    const link = page().getByRole("link", { name: "Return to Home Base", exact: true });
    expect(await link.getAttribute("href")).toBe("/");
    await press(link);
    await page()
      .getByRole("heading", { level: 1, name: `Welcome to ${server}` })
      .waitFor();
    expect(page().url()).toBe(inject("sites").demo);
  });
});

describe("The 404 page on any screen", () => {
  it("shows a path with markup as text", async () => {
    const page = await onPhone.open("<b>deck</b>", { allowedErrors });
    await page.getByText(/^The page .* does not exist\.$/).waitFor();
    expect(await page.getByRole("main").locator("b").count()).toBe(0);
  });
});

describe("The 404 page from a host", () => {
  it.each(["void/deck-9", "guidelines/network", "nothing.html", "%F0%9F%9A%80"])(
    "answers /%s with status 404",
    async (path) => {
      const response = await fetch(inject("sites").demo + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Oops! This space sector doesn");
    },
  );
});
