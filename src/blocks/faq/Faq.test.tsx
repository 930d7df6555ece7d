import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Faq } from "./Faq";
import { faqBlock } from "./schema";

describe("Faq", () => {
  it("shows every question with its answer, grouped by category", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.full)} />);
    const outline = screen
      .getAllByRole("heading")
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
    expect(outline).toEqual([
      "H1 Questions",
      "H2 First steps",
      "H3 How do I join?",
      "H3 Is there a whitelist?",
      "H3 Which version do I need?",
      "H2 Farms and gardens",
      "H3 May I keep bees?",
      "H3 Who waters the fields?",
    ]);
    expect(screen.getByText("away from the school")).toBeTruthy();
    expect(screen.getByText("Start here")).toBeTruthy();
  });

  it("gives every question an anchor, its own or one made of its words", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.full)} />);
    expect(document.getElementById("whitelist")?.textContent).toContain("Everybody may come and look.");
    expect(document.getElementById("how-do-i-join")?.textContent).toContain("How do I join?");
    expect(document.getElementById("first-steps")?.textContent).toContain("Is there a whitelist?");
  });
});
