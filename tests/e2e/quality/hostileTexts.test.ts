import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { configSchema } from "../../../src/config/config";
import { formatPoEntry } from "../../../src/languages/po";
import { mapFields } from "../../../src/schema/walk";
import { siteConfigs } from "../../sites/configs";
import { firstOf } from "../../turns";
import { ready, visit } from "../visit";
import { builtFiles } from "./builtFiles";
import { type OwnSite, serveOwnSite } from "./ownSite";
import { notFoundErrors } from "./pages";

/** Breaks out of HTML, scripts, attributes, JSON, CSS and URLs if it is not escaped. */
const HOSTILE =
  `</script><script>window.__pwned=1;alert(1)</script><img src=x onerror="window.__pwned=2">'"\`<!--<style>*{display:none}</style>` +
  `\u2028\u2029&lt;b&gt; {x} $& %3Cscript%3E ` +
  "${window.__pwned=3} javascript:alert(4)";
/** The same with escaped Markdown syntax. */
const HOSTILE_MARKDOWN = HOSTILE.replaceAll(/[\\`*_{}[\]()<>#+.!|&"'-]/g, "\\$&");
const BRACES = "{{x}}";

/** The demo with the hostile text in every text. */
function hostileConfig(): object {
  const demo = JSON.parse(readFileSync(siteConfigs.demo, "utf8")) as Record<string, unknown> & {
    constants: Record<string, string | number>;
  };
  // One page has a sidebar and a table of contents.
  const list = { label: "Guide", links: ["/guidelines", { label: "Staff", href: "/staff" }] };
  const config = { ...demo, sidebars: { "/guidelines": [list] } };
  const poisoned = mapFields(configSchema, config, ({ kind, value, path }) => {
    const isAddress = path.at(-1) === "to";
    if (typeof value !== "string" || isAddress) return value;
    if (kind === "text") return `${value} ${HOSTILE} \\${BRACES} {{hostile}}`;
    if (kind === "richText") return `${value}\n\n${HOSTILE_MARKDOWN} \\\\${BRACES} {{hostile}}`;
    return value;
  }) as typeof config & { toasts: object };
  const labels = Object.fromEntries(
    ["skipToContent", "openMenu", "opensInNewTab", "copy", "copyLinkTo", "fieldRequired", "unknownPath"].map(
      (name) => [name, `${HOSTILE} {name} {label} {path}`],
    ),
  );
  return { ...poisoned, labels, constants: { ...config.constants, hostile: HOSTILE } };
}

let site: OwnSite;
/** Pages with the most block types that no other test of this file covers come first. */
const paths = ["/guidelines", "/staff", "/no/such/page", "/", "/faq"];

beforeAll(async () => {
  site = await serveOwnSite(hostileConfig(), join(dirname(siteConfigs.demo), "public"));
});

describe("injected text in every field", () => {
  test.each(firstOf(paths, 1))("is plain text on %s", async (path) => {
    const page = await visit(site.url + path.slice(1), {
      allowedErrors: path.startsWith("/no") ? notFoundErrors : [],
    });
    await expectWords(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectWords(page);
  });

  test("is plain text after navigation, in toasts, tooltips, the menu and messages", async () => {
    const page = await visit(site.url, {
      viewport: { width: 360, height: 740 },
      permissions: ["clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy Server IP" }).click();
    await page.getByText("IP Copied!").waitFor();
    await expectWords(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expectWords(page);

    await page.locator("header button[aria-haspopup]").click();
    await page.getByRole("dialog").getByRole("link", { name: /^FAQ/ }).click();
    await page.waitForFunction(() => location.pathname === "/faq" && document.title.startsWith("FAQ"));
    await expectWords(page);
    expect(await page.title()).toContain("<script>");
    await page.reload();
    await ready(page);
    await expectWords(page);
  });

  test("is escaped in every file", () => {
    const files = builtFiles(site.folder, ".html");
    expect(files.length).toBe(5);
    const scripts: string[] = [];
    for (const { path, text } of files) {
      // No part is unescaped, neither as an element nor as the end of one.
      expect([
        path,
        text.includes("<script>window"),
        text.includes("<img src=x"),
        text.includes("<!--<style"),
      ]).toEqual([path, false, false, false]);
      expect(text).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
      for (const [, json = ""] of text.matchAll(
        /<script[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
      ))
        scripts.push(json);
    }
    const data = builtFiles(site.folder, ".json");
    expect(scripts.length).toBeGreaterThan(0);
    // The data of each page, of the 404 page, and the shared data.
    expect(data.length).toBe(files.length + 1);
    for (const json of [...scripts, ...data.map(({ text }) => text)])
      expect(JSON.stringify(JSON.parse(json))).toContain("</script><script>");
    const [sitemap] = builtFiles(site.folder, "sitemap.xml");
    expect(sitemap?.text).not.toContain("script");
  });
});

describe("a site with few allowed addresses", () => {
  test("escapes a file name, a picture address and a form choice", async () => {
    const icon = `fa"><script>window.__pwned=5<i>.svg`;
    const picture = `https://pictures.example/"></style><script>window.__pwned=6</script>'){}\\.png`;
    const own = await serveOwnSite(
      {
        version: 1,
        site: { name: "Plain", favicon: `/${icon}` },
        theme: { background: { layers: [{ image: picture }] } },
        routes: [
          {
            path: "/",
            title: "First",
            blocks: [
              {
                type: "hero",
                heading: "Pictures",
                image: { src: picture, alt: `" onerror="window.__pwned=7` },
              },
              {
                type: "form",
                submit: "Send",
                fields: [
                  {
                    type: "select",
                    name: "choice",
                    label: "Choice",
                    options: [{ value: HOSTILE, label: HOSTILE }],
                  },
                ],
                delivery: {
                  type: "email",
                  to: "a@b.example",
                  subject: HOSTILE,
                },
              },
            ],
          },
        ],
      },
      { [icon]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>` },
    );
    const page = await visit(own.url, {
      prepare: (opened) =>
        opened.route("https://pictures.example/**", (route) =>
          route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
        ),
    });
    await expectHarmless(page);
    expect(await page.getByRole("option").last().getAttribute("value")).toBe(HOSTILE);
    const action = (await page.locator("form").getAttribute("action")) ?? "";
    // Everything after the address is the subject. There is no other recipient or text.
    expect([...new URL(action).searchParams.keys()]).toEqual(["subject"]);
    expect(new URL(action).pathname).not.toContain("?");
  });
});

describe("injected translations", () => {
  test("are plain text, from a catalogue and from a PO file", async () => {
    const texts: Record<string, string> = { Home: HOSTILE, Rules: HOSTILE, "Be kind.": HOSTILE_MARKDOWN };
    const entries = Object.entries({ ...texts, "See you soon.": HOSTILE_MARKDOWN });
    const po = entries.map(([source, text]) => formatPoEntry({ source, text })).join("\n");
    const labels = { untranslatedPage: `${HOSTILE} {language}`, language: HOSTILE, offer: HOSTILE };
    const own = await serveOwnSite(
      {
        version: 1,
        site: { name: "Plain" },
        languages: { de: { label: HOSTILE, labels, texts }, fr: { texts: "site.fr.po" } },
        routes: [
          { path: "/", title: "Home", blocks: [{ type: "text", heading: "Rules", text: "Be kind." }] },
          { path: "/later", title: "Later", blocks: [{ type: "text", text: "See you soon." }] },
        ],
      },
      { "../site.fr.po": po },
    );
    for (const path of ["de/", "fr/", "de/later/"]) {
      const page = await visit(own.url + path, { locale: "en" });
      await expectHarmless(page);
      expect(await page.evaluate(() => document.body.innerText)).toContain(HOSTILE.slice(0, 60));
      expect(await page.locator("html").getAttribute("lang")).toBe(path.slice(0, 2));
    }
  });
});

/** No injected script has run, and no injected element exists. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: (window as { __pwned?: number }).__pwned,
    pictures: document.querySelectorAll("img[src='x'], [onerror]").length,
    scripts: [...document.scripts].filter(
      // The page's own style element is in its head and allowed by the policy.
      ({ type, src, dataset, parentElement }) =>
        !type.endsWith("json") &&
        !src.startsWith(location.origin) &&
        !(dataset["entry"]?.startsWith("/assets/") && parentElement === document.head),
    ).length,
    styles: [...document.querySelectorAll("style")].filter(
      ({ textContent }) => textContent === "*{display:none}",
    ).length,
  }));
  expect(found).toEqual({ ran: undefined, pictures: 0, scripts: 0, styles: 0 });
}

/** The hostile text is shown as written. */
async function expectWords(page: Page): Promise<void> {
  await expectHarmless(page);
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).toContain(
    `</script><script>window.__pwned=1;alert(1)</script><img src=x onerror="window.__pwned=2">'"\`<!--<style>*{display:none}</style>`,
  );
  expect(words).toContain(BRACES);
  expect(words).not.toContain("{{hostile}}");
}
