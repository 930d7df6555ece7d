import type * as z from "zod";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { Cards } from "./Cards";
import { CardSearch } from "./CardSearch";
import { CardLayout } from "./layouts/CardLayout";
import { examples } from "./examples";
import { cardsBlock } from "./schema";

describe("Cards", () => {
  it("lists every card below the block's heading", () => {
    renderBlock(<Cards {...compiled(cardsBlock, examples.features)} />);
    const cards = within(screen.getByRole("region", { name: "What awaits you" })).getAllByRole("listitem");
    expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
      "Open land",
      "Kind people",
      "Own crafts",
      "Old railways",
    ]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows all tags of a card, and names its button after the words of its title", () => {
    const item = { title: "Ask [[danger: Ada]]", tags: ["builder"], color: "info", copy: "ada" };
    renderBlock(<Cards {...compiled(cardsBlock, { type: "cards", items: [item] })} />);
    const card = screen.getByRole("listitem");
    expect(card).toHaveAttribute("data-color", "info");
    expect(within(card).getByText("Builder")).toHaveAttribute("data-tag", "builder");
    expect(within(card).getByText("Ada")).toHaveAttribute("data-color", "danger");
    expect(screen.getByRole("button", { name: "Copy: Ask Ada" })).toBeInTheDocument();
  });

  it("has a cross for the bullet of a feature that begins with one", () => {
    const features = ["Two homes", "✓ A hat", "✗ No **mill**"];
    renderBlock(
      <Cards {...compiled(cardsBlock, { type: "cards", items: [{ title: "Guest", features }] })} />,
    );
    const lines = within(screen.getAllByRole("list")[1]!).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(["Two homes", "Yes A hat", "No No mill"]);
    // Styles show only one of two icons.
    const [usual, tick, cross] = lines.map((line) => Array.from(line.querySelectorAll("path"), String));
    expect([usual, tick, cross].map((icons) => icons?.length)).toEqual([1, 2, 2]);
  });

  it("makes the title of a card with an address its link", () => {
    renderBlock(
      <Cards
        {...compiled(cardsBlock, {
          ...examples.pressable,
          items: [
            { title: "Meadows", href: "/rules" },
            { title: "Highlands", href: "https://map.example" },
          ],
        })}
      />,
    );
    expect(screen.getByRole("link", { name: "Meadows" }).getAttribute("href")).toBe("/rules");
    const external = screen.getByRole("link", { name: /Highlands/ });
    expect(external.getAttribute("target")).toBe("_blank");
    expect(external.getAttribute("rel")).toContain("noopener");
  });

  it("copies what a card carries and says so", async () => {
    const user = userEvent.setup();
    renderBlock(
      <Cards
        {...compiled(cardsBlock, {
          type: "cards",
          items: [{ title: "Islands", copy: "islands.fernhollow.example", toast: "copied" }],
        })}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Copy: Islands" }));
    expect(await navigator.clipboard.readText()).toBe("islands.fernhollow.example");
    expect(await screen.findByText("It is copied")).toBeTruthy();
  });

  it("reads a price aloud with the one before it and its period", () => {
    renderBlock(<Cards {...compiled(cardsBlock, examples.priced)} />);
    const price = screen.getByText("4 €").closest("p")!;
    expect(price.textContent).toBe("4 € was 6 € a month");
    expect(price.querySelector("s")?.textContent).toBe("6 €");
    expect(screen.getByText("Free").closest("p")?.textContent?.trim()).toBe("Free");
  });

  it("lists features, and shows several buttons besides the card's own action", () => {
    renderBlock(
      <Cards
        {...compiled(cardsBlock, {
          type: "cards",
          items: [
            {
              title: "Farmer",
              href: "/rules",
              features: ["Two homes", "A **straw** hat"],
              buttons: [
                { label: "Buy", href: "https://store.example" },
                { label: "Copy the code", copy: "FARM" },
              ],
            },
          ],
        })}
      />,
    );
    const [card, ...features] = screen.getAllByRole("listitem");
    expect(features.map(({ textContent }) => textContent)).toEqual(["Two homes", "A straw hat"]);
    expect(within(card!).getByRole("link", { name: "Farmer" })).toBeTruthy();
    expect(within(card!).getByRole("link", { name: /^Buy/ })).toBeTruthy();
    expect(within(card!).getByRole("button", { name: /Copy the code/ })).toBeTruthy();
  });

  it("loads pictures when they come near and keeps their place", () => {
    renderBlock(
      <Cards
        {...compiled(cardsBlock, {
          type: "cards",
          items: [{ title: "Hills", image: { src: "/hills.svg", alt: "Hills" } }],
        })}
      />,
    );
    const picture = screen.getByRole("img", { name: "Hills" });
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(picture.getAttribute("height")).toBe("360");
  });
});

describe("search", () => {
  const show = (more: object = {}) =>
    renderBlock(
      <Cards
        {...compiled(cardsBlock, { ...examples.features, ...more })}
        Search={CardSearch}
        Part={CardLayout}
      />,
    );
  const titles = () =>
    screen.queryAllByRole("listitem").map((card) => within(card).getByRole("heading").textContent);

  it.each(["grid", "list", "bento", "feature", "masonry"])(
    "finds words in all texts of cards in a %s",
    async (layout) => {
      const user = userEvent.setup();
      show({ layout });
      const field = screen.getByRole("searchbox", { name: "Search" });
      await user.type(field, "forty bake");
      expect(titles()).toEqual(["Own crafts"]);
      expect(screen.getByText("Showing 1 of 4")).toBeInTheDocument();
      await user.clear(field);
      await user.type(field, "since");
      expect(titles()).toEqual(["Kind people"]);
      await user.type(field, "xx");
      expect(titles()).toEqual([]);
      await user.click(screen.getByRole("button", { name: "Clear search" }));
      expect(titles()).toHaveLength(4);
    },
  );

  it("ends if a link leads to a hidden card", async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByRole("searchbox"), "railway");
    expect(titles()).toEqual(["Old railways"]);
    act(() => location.assign("#open-land"));
    expect(await screen.findByText("Open land")).toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveValue("");
    location.hash = "";
  });

  it("is only there if it is wanted", () => {
    show({ search: false });
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});

it("puts the words of a card on its picture, after it, if the card has one", () => {
  const block = compiled(cardsBlock, examples.covered);
  renderBlock(<Cards {...block} Part={CardLayout} />);
  const cards = within(screen.getByRole("region", { name: "Where to go" }))
    .getAllByRole("heading")
    .slice(1)
    .map((heading) => heading.closest("li")!);
  expect(cards.map((card) => card.classList.contains("sp-on-picture"))).toEqual([true, true, false]);
  const picture = screen.getByRole("img", { name: "Stalls below the mill" });
  const title = within(cards[0]!).getByRole("heading");
  expect(picture.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(cards[1]!).getByRole("link", { name: "The night ferry" })).toHaveAttribute("href", "/ferry");
});

it("shows the tag of a card with the words and the colour that the site gives it", () => {
  renderBlock(
    <Cards {...compiled(cardsBlock, { type: "cards", items: [{ title: "Moss", tag: "builder" }] })} />,
  );
  expect(screen.getByText("Builder")).toHaveAttribute("data-tag", "builder");
});

describe.each(["list", "bento", "feature"] as const)("the layout %s", (layout) => {
  it("says all that a grid says, in the same order, in one list", () => {
    const items = [examples.tiled, examples.listed, examples.featured].flatMap(
      ({ items }: z.input<typeof cardsBlock>) => items,
    );
    const show = (layout: "grid" | "list" | "bento" | "feature") => {
      const { container, unmount } = renderBlock(
        <Cards {...compiled(cardsBlock, { type: "cards", layout, items })} Part={CardLayout} />,
      );
      const list = container.querySelector("ul")!;
      const cards = [...list.children].map((card) => ({
        tag: card.tagName,
        heading: card.querySelector("h1")?.textContent?.trim(),
        words: wordsIn(card),
        pressed: [...card.querySelectorAll("a,button")].map(
          (one) => one.getAttribute("href") ?? one.getAttribute("data-copy"),
        ),
        pictures: [...card.querySelectorAll("img")].map(({ alt }) => alt),
      }));
      unmount();
      return cards;
    };
    const inGrid = show("grid");
    expect(inGrid).toHaveLength(items.length);
    expect(show(layout)).toEqual(inGrid);
  });

  it("reads the title of a card before what it costs and what can be bought", () => {
    renderBlock(
      <Cards
        {...compiled(cardsBlock, { ...examples.priced, imagePosition: undefined, layout })}
        Part={CardLayout}
      />,
    );
    for (const heading of screen.getAllByRole("heading", { level: 2 })) {
      const card = heading.closest("li")!;
      const price = [...card.querySelectorAll("p")].find((one) => /€|Free/.test(one.textContent ?? ""))!;
      expect(heading.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      for (const link of within(card).queryAllByRole("link"))
        expect(price.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

/** The texts inside of an element, whatever their order. */
function wordsIn(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
  return texts.filter(Boolean).sort();
}
