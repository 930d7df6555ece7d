import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Quote } from "./Quote";
import { quoteBlock } from "./schema";

describe("Quote", () => {
  it("puts what was said into a quotation, and who said it below", () => {
    renderBlock(<Quote {...compiled(quoteBlock, examples.full)} />);
    const figure = screen.getByRole("figure");
    expect(figure.querySelector("blockquote")?.textContent).toBe(
      "I only came to borrow a bucket. That was three years ago.",
    );
    const caption = figure.querySelector("figcaption")!;
    expect(within(caption).getByText("Moss").tagName).toBe("BDI");
    expect(within(caption).getByText("Keeps the bees")).toBeTruthy();
  });

  it("needs nobody who said it", () => {
    renderBlock(<Quote {...compiled(quoteBlock, examples.minimal)} />);
    expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
  });

  it("shows several, in order", () => {
    renderBlock(<Quote {...compiled(quoteBlock, examples.several)} />);
    expect(screen.getAllByRole("figure").map((figure) => figure.querySelector("bdi")?.textContent)).toEqual([
      "Fern",
      "Alder",
      "Birch",
    ]);
  });
});
