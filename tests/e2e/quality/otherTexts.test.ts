import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { firstOf } from "../../turns";
import { phone, visit } from "../visit";
import { settle } from "./axe";
import { forEachOtherTab, overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

describe("a right-to-left site", () => {
  let site: OwnSite;

  beforeAll(async () => {
    const rule = (name: string) => ({
      name,
      description: "كن لطيفا مع الجميع، فنحن هنا لنلعب معا ونبني معا.",
    });
    site = await serveOwnSite({
      version: 1,
      site: { name: "واحة النخيل", language: "ar", description: "خادم عربي هادئ." },
      navigation: [
        { label: "الرئيسية", href: "/" },
        { label: "القوانين التي يتفق عليها جميع اللاعبين", href: "/rules" },
        { label: "المتجر", href: "https://store.example" },
      ],
      footer: {
        copyright: "واحة النخيل",
        social: [{ label: "ديسكورد", href: "https://chat.example", icon: "simple-icons:discord" }],
      },
      routes: [
        {
          path: "/",
          title: "أهلا وسهلا",
          blocks: [
            {
              type: "hero",
              heading: "مرحبا بكم في واحة النخيل",
              intro: "ابنوا قرية بين النخيل والرمال.",
              cards: [
                {
                  label: "عنوان الخادم",
                  value: "play.oasis.example",
                  copy: "play.oasis.example",
                  icon: "server",
                },
              ],
              buttons: [{ label: "انضم إلينا", href: "https://chat.example", icon: "message-circle" }],
            },
            {
              type: "form",
              heading: "راسلنا",
              submit: "أرسل",
              fields: [{ type: "email", name: "mail", label: "البريد", required: true }],
              delivery: { type: "email", to: "a@b.example", subject: "رسالة" },
            },
          ],
        },
        {
          path: "/rules",
          title: "القوانين",
          blocks: [
            {
              type: "tabs",
              heading: "القوانين",
              tabs: ["one", "two", "three"].map((id, index) => ({
                id,
                title: ["الأول", "الثاني", "الثالث"][index],
                rules: [rule("احترم غيرك"), rule("لا تغش")],
              })),
            },
          ],
        },
      ],
    });
  });

  test.each(["", "rules"])(
    "is laid out from right to left, fits every screen, and mirrors its menu and tab keys: /%s",
    async (path) => {
      const page = await visit(site.url + path);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(
          await page.evaluate(() => [
            document.documentElement.dir,
            getComputedStyle(document.body).direction,
          ]),
        ).toEqual(["rtl", "rtl"]);
        expect(await overflowing(page)).toEqual([]);
        const brand = await page.locator("header a").first().boundingBox();
        expect(brand!.x + brand!.width).toBeGreaterThan(width / 2);
      }
      if (path === "rules") await expectTabs(page);
      else await expectMenu(page);
    },
  );

  async function expectTabs(page: Page) {
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowLeft");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("الثاني");
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("الأول");
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("الثالث");
  }

  async function expectMenu(page: Page) {
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "فتح القائمة" }).click();
    await page.getByRole("dialog").waitFor();
    await settle(page);
    const box = await page.getByRole("dialog").boundingBox();
    expect(box!.x).toBe(0);
    expect(box!.width).toBeLessThan(phone.width);
  }
});

describe("long content", () => {
  const name = "Marguerite_of_the_Long_Slow_Estuary_Bend";
  const question =
    "Could you perhaps explain to somebody who has never played on any server before, in words that a patient child would follow, how one gets from the very first screen all the way to the harbour at the end?";
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten";
  let site: OwnSite;

  beforeAll(async () => {
    const buttons = [
      { label: `${word} ${question}`, href: "/#far", icon: "anchor" },
      { label: word, copy: word, variant: "secondary" },
    ];
    site = await serveOwnSite({
      version: 1,
      site: { name: `${word} of ${name}` },
      navigation: [
        { label: word, href: "/" },
        { label: question, href: "https://store.example" },
      ],
      footer: {
        text: `${word} [${word}](https://store.example/${word})`,
        copyright: word,
        groups: [{ title: word, links: [{ label: word, href: "/" }] }],
      },
      toasts: { standard: { copied: { title: word, description: question } } },
      routes: [
        {
          path: "/",
          title: word,
          blocks: [
            {
              type: "hero",
              eyebrow: word,
              heading: `${question} ${word}`,
              intro: `**${word}** \`${word}\``,
              cards: [
                { label: word, value: `${word}.example:25565`, note: word, copy: word },
                { label: question, value: word, href: "https://store.example" },
              ],
              buttons,
            },
            {
              type: "cards",
              heading: word,
              intro: word,
              items: [
                { title: word, description: `${word} ${question}`, badge: word, icon: "anchor", href: "/" },
                { title: question, copy: word },
              ],
            },
            {
              type: "stats",
              items: [
                { value: "1,234,567,890,123,456", label: word },
                { value: word, label: question },
              ],
            },
            {
              type: "staff",
              groups: [
                {
                  title: word,
                  badge: word,
                  description: word,
                  members: [{ name, role: word, description: question, handle: `@${name}:parley.example` }],
                },
              ],
            },
            {
              type: "faq",
              categories: [
                {
                  title: word,
                  badge: word,
                  questions: [
                    { question, answer: `${word}\n\n- ${word}` },
                    { question: word, answer: word },
                  ],
                },
              ],
            },
            {
              type: "callout",
              id: "far",
              heading: word,
              text: `${word} https://example.com/${word}`,
              buttons,
            },
            { type: "cta", heading: word, intro: word, buttons },
            {
              type: "form",
              heading: word,
              intro: word,
              submit: word,
              note: word,
              fields: [
                { type: "text", name: "a", label: `${word} ${question}`, help: word, required: true },
                { type: "select", name: "b", label: word, options: [{ value: "1", label: question }] },
                { type: "checkbox", name: "c", label: word },
              ],
              delivery: { type: "email", to: "a@b.example", subject: "x" },
            },
            {
              type: "tabs",
              note: word,
              tabs: ["one", "two", "three", "four"].map((id) => ({
                id,
                title: `${word} ${id}`,
                icon: "anchor",
                badge: word,
                rules: [
                  { name: word, description: word },
                  { name: question, description: question },
                ],
              })),
            },
          ],
        },
      ],
      notFound: { heading: word, text: word },
    });
  });

  test.each(firstOf([320, 1280, 768], 1))(
    "fits a screen of %i pixels, with every tab, a toast and messages",
    async (width) => {
      const page = await visit(site.url, {
        viewport: { width, height: 740 },
        permissions: ["clipboard-write"],
      });
      expect(await overflowing(page)).toEqual([]);
      await forEachOtherTab(page, async (label) => expect(await overflowing(page), label).toEqual([]));
      await page.locator("form button").click();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await page.locator("main button", { hasText: word }).first().click();
      await page.locator("[role=status]", { hasText: word }).first().waitFor();
      expect(await overflowing(page)).toEqual([]);
    },
  );

  test("fits the menu and the 404 page", async () => {
    const page = await visit(`${site.url}no/such/${word}/page`, {
      viewport: { width: 320, height: 640 },
      allowedErrors: [/ 404/],
    });
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").waitFor();
    await settle(page);
    expect(await overflowing(page)).toEqual([]);
  });
});
