import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { inSite } from "../../ui/inSite.fixture";
import { Footer } from "./Footer";
import { Layout } from "./Layout";
import { NotFound } from "./NotFound";
import { PageOpening } from "./PageOpening";
import { shared } from "./shared.fixture";

const layout = (path: string | null, children: React.ReactNode = null) =>
  inSite(
    <Layout shared={shared} path={path} pageName="Rules" backgroundLayers={2}>
      {children}
    </Layout>,
  );

test("marks the link to the page shown, and no other", () => {
  render(layout("/rules"));
  const nav = within(screen.getByRole("navigation", { name: "Main menu" }));
  expect(nav.getByRole("link", { name: "Rules" })).toHaveAttribute("aria-current", "page");
  expect(nav.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
});

test("skips the header to the content, which can take the focus", () => {
  render(layout("/"));
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#sp-content");
  expect(screen.getByRole("main")).toHaveAttribute("id", "sp-content");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

test("social links are named and have a tooltip", () => {
  render(layout("/"));
  const link = screen.getByRole("link", { name: "Discord (opens in a new tab)" });
  expect(link).toHaveAttribute("data-tooltip", "Discord");
});

test("copies a text in the footer, and shows it for manual copying without JavaScript", () => {
  const links = [{ label: "Copy the address", copy: "play.orbit.example" }];
  const footer = { ...shared.footer, groups: [{ title: "Play", links }] };
  render(
    inSite(
      <Layout shared={{ ...shared, footer }} path="/" pageName="Home" backgroundLayers={0}>
        {null}
      </Layout>,
    ),
  );
  const footerOf = within(screen.getByRole("contentinfo"));
  expect(footerOf.getByRole("button", { name: /^Copy the address/ })).toHaveAttribute(
    "data-copy",
    "play.orbit.example",
  );
  expect(footerOf.getByText("play.orbit.example").tagName).toBe("CODE");
});

test.each([
  ["lists of links", { copyright: undefined }],
  ["only a copyright", { groups: [] }],
  ["neither", { groups: [], copyright: undefined }],
])("the footer with %s has its text and social links once", (_, change) => {
  const footer = { ...shared.footer, ...change } as typeof shared.footer;
  render(inSite(<Footer shared={{ ...shared, footer }} path="/" />));
  const inFooter = within(screen.getByRole("contentinfo"));
  expect(inFooter.getByText("A friendly server.")).toBeInTheDocument();
  expect(inFooter.getAllByRole("link", { name: /^Discord/ })).toHaveLength(1);
  expect(inFooter.queryAllByText("© Orbit")).toHaveLength(footer.copyright ? 1 : 0);
  expect(inFooter.queryAllByRole("link", { name: "All rules" })).toHaveLength(footer.groups.length);
});

test("the background has one element for the effect and one for each picture", () => {
  const { container } = render(layout("/"));
  expect(container.querySelectorAll(".sp-background > div")).toHaveLength(3);
});

test("what the server renders has no inline styles", () => {
  expect(renderToString(layout("/"))).not.toContain(" style=");
});

test("the opening of a page is its h1 with an introduction", () => {
  const intro = [{ tag: "p" as const, children: ["Read them."] }];
  render(layout("/rules", <PageOpening opening={{ heading: "Our rules", intro }} />));
  expect(screen.getByRole("heading", { level: 1, name: "Our rules" })).toBeInTheDocument();
  expect(screen.getByText("Read them.")).toBeInTheDocument();
});

const notFound = {
  title: "Lost",
  heading: "404",
  text: [{ tag: "p" as const, children: ["Nothing here."] }],
  buttons: [{ label: "Back", href: { href: "/", kind: "page" as const }, variant: "primary" as const }],
};

test("the 404 page names the path and links to every page of the site", () => {
  render(layout(null, <NotFound notFound={notFound} shared={shared} path="/wormhole" />));
  expect(screen.getByRole("heading", { level: 1, name: "404" })).toBeInTheDocument();
  expect(screen.getByText("/wormhole").parentElement).toHaveTextContent("The page /wormhole does not exist.");
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
  const pages = within(screen.getByRole("navigation", { name: "Pages on this site" }));
  expect(pages.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Rules"]);
});

test("the 404 page links to the pages in groups too", () => {
  const [home, rules, store] = shared.navigation;
  const grouped = { ...shared, navigation: [{ label: "Play", links: [rules!, store!] }, home!] };
  render(layout(null, <NotFound notFound={notFound} shared={grouped} path="/wormhole" />));
  const pages = within(screen.getByRole("navigation", { name: "Pages on this site" }));
  expect(pages.getAllByRole("link").map((link) => link.textContent)).toEqual(["Rules", "Home"]);
});

test("the 404 page leaves the path out while it is unknown", () => {
  render(layout(null, <NotFound notFound={notFound} shared={shared} />));
  expect(screen.queryByText(/There is no page/)).toBeNull();
});

test("the 404 page begins with the language of the requested folder", () => {
  const elsewhere = ["de", "fr"].map((code) => ({
    code,
    direction: "ltr" as const,
    href: `/${code}/`,
    text: code,
    button: "→",
  }));
  render(
    layout(null, <NotFound notFound={{ ...notFound, elsewhere }} shared={shared} path="/fr/wormhole" />),
  );
  const sentences = screen.getAllByText(/^(?:de|fr)/);
  expect(sentences.map(({ lang }) => lang)).toEqual(["fr", "de"]);
});
