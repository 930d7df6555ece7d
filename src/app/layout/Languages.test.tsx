import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PageLanguage } from "../../compile/page";
import { inSite } from "../../ui/inSite.fixture";
import { Layout, type RenderLanguages } from "./Layout";
import { Languages } from "./Languages";
import { shared as single } from "./shared.fixture";

const english = {
  code: "en",
  label: "English",
  direction: "ltr",
  href: "/rules/",
  isTranslated: true,
  isCurrent: true,
} satisfies PageLanguage;
const arabic = {
  code: "ar",
  label: "العربية",
  direction: "rtl",
  href: "/ar/rules/",
  isTranslated: true,
} satisfies PageLanguage;
const german: PageLanguage = { code: "de", label: "Deutsch", direction: "ltr", href: "/de/" };

const shared = {
  ...single,
  languages: { label: "Language", offers: { ar: "النسخة العربية", de: "Deutsche Version" } },
};

function show(languages: readonly PageLanguage[]) {
  const renderLanguages: RenderLanguages = (place) => (
    <Languages place={place} shared={shared} languages={languages} />
  );
  return render(
    inSite(
      <Layout
        shared={shared}
        path="/rules"
        pageName="Rules"
        backgroundLayers={0}
        renderLanguages={renderLanguages}
      >
        {null}
      </Layout>,
    ),
  );
}

/** The attributes of links, by their texts. */
const attributesOf = (links: readonly HTMLElement[]) =>
  links.map((link) =>
    ["href", "hreflang", "lang", "dir", "aria-current"].map((name) => link.getAttribute(name)).join(" "),
  );

test("two languages have one link in the header and in the menu, and no button", () => {
  show([english, arabic]);
  const header = within(screen.getByRole("banner"));
  expect(header.queryByRole("button", { name: /^Language/ })).toBeNull();
  expect(attributesOf(header.getAllByRole("link", { name: "العربية", hidden: true }))).toEqual(
    Array(2).fill("/ar/rules/ ar ar rtl "),
  );
  expect(header.queryByRole("link", { name: "English", hidden: true })).toBeNull();
});

test("more languages have a button with the current one, which opens a list", () => {
  show([english, german, arabic]);
  const button = within(screen.getByRole("banner")).getByRole("button", { name: "Language: English" });
  const list = document.getElementById(button.getAttribute("popovertarget")!)!;
  expect(attributesOf(within(list).getAllByRole("link", { hidden: true }))).toEqual([
    "/rules/ en en ltr true",
    "/de/ de de ltr ",
    "/ar/rules/ ar ar rtl ",
  ]);
});

test("the footer lists all languages, and navigation does not follow their links", () => {
  show([english, german, arabic]);
  const list = within(screen.getByRole("contentinfo")).getByRole("list", { name: "Language" });
  const links = within(list).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["English", "Deutsch", "العربية"]);
  expect(links.some((link) => link.hasAttribute("data-page"))).toBe(false);
});

test("offers only languages in which this page is translated", () => {
  const { container } = show([english, german, arabic]);
  const offers = [...container.querySelectorAll<HTMLElement>("[data-offers] a")];
  expect(offers.map(({ textContent }) => textContent)).toEqual(["النسخة العربية"]);
  expect(attributesOf(offers)).toEqual(["/ar/rules/ ar ar rtl "]);
});
