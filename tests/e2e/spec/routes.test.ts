import { describe, expect, inject, it } from "vitest";
import { server, serverService } from "./demo";
import { documentOf, headingsIn } from "./document";
import { firstOf } from "../../turns";
import { onDesktop } from "./screens";

const routes = [
  { path: "/", screen: "Home", title: /^.*space adventure.* · Orbistead$/, heading: `Welcome to ${server}` },
  { path: "/guidelines", screen: "Rules page", title: /^Guidelines · Orbistead$/, heading: "Guidelines" },
  { path: "/faq", screen: "FAQ", title: /^FAQ · Orbistead$/, heading: "Frequently asked questions" },
  { path: "/staff", screen: "Staff page", title: /^Staff · Orbistead$/, heading: "Meet the crew" },
];

describe("Screens and routes", () => {
  it.each(routes)("$path is the screen $screen", async ({ path, title, heading }) => {
    const document = await documentOf(path.slice(1));
    expect(document.title).toMatch(title);
    expect(headingsIn(document.body, 1)).toEqual([heading]);
  });

  it.each(["stafff", "guidelines/extra", "deck-9/hangar"])("/%s is the 404 page", async (path) => {
    const document = await documentOf(path);
    expect(document.title).toBe(`Sector not found · ${server}`);
    expect(headingsIn(document.body, 1)).toEqual(["404"]);
  });

  it("every screen has a unique title and description", async () => {
    const documents = await Promise.all(routes.map(({ path }) => documentOf(path.slice(1))));
    const descriptions = documents.map((document) =>
      document.querySelector('meta[name="description"]')!.getAttribute("content"),
    );
    expect(new Set(documents.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(descriptions).size).toBe(routes.length);
    expect(descriptions).not.toContain("");
  });
});

describe("Screens and routes from a host", () => {
  it.each(routes)("$path answers with status 200", async ({ path }) => {
    expect((await fetch(inject("sites").demo + path.slice(1))).status).toBe(200);
  });

  it.each(firstOf([...routes.slice(1), routes[0]!], 1))(
    "$path is the same screen with a trailing slash, and sends only read requests to its host and the status service",
    async ({ path, heading }) => {
      const asked: string[] = [];
      const page = await onDesktop.open(path === "/" ? "" : `${path.slice(1)}/`, {
        prepare: (page) => {
          page.on("request", (request) => {
            asked.push(`${request.method()} ${new URL(request.url()).origin}/`);
          });
        },
      });
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await page.waitForLoadState("networkidle");
      const ofServer = path === "/" ? `GET https://${serverService}/` : "";
      expect([...new Set(asked)].filter((request) => request !== ofServer)).toEqual([
        `GET ${inject("sites").demo}`,
      ]);
    },
  );
});
