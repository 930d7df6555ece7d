import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Faq } from "./Faq";
import { FaqSearch } from "./FaqSearch";
import { faqBlock } from "./schema";

describe("Faq", () => {
  it("shows every question with its answer, grouped by category", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.full)} Search={FaqSearch} />);
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
    renderBlock(<Faq {...compiled(faqBlock, examples.full)} Search={FaqSearch} />);
    expect(document.getElementById("whitelist")?.textContent).toContain("Everybody may come and look.");
    expect(document.getElementById("how-do-i-join")?.textContent).toContain("How do I join?");
    expect(document.getElementById("first-steps")?.textContent).toContain("Is there a whitelist?");
  });

  it("keeps answers closed until their question is pressed, if asked to", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.closed)} />);
    const answers = [...document.querySelectorAll("details")];
    expect(answers.map(({ open }) => open)).toEqual([false, false, false]);
    expect(answers[1]?.querySelector("summary > * > :is(h1, h2, h3)")?.textContent).toBe(
      "May I bring my sheep?",
    );
    expect(answers[1]?.textContent).toContain("up to three");
  });

  it("opens the answer whose question the address names, now and later", () => {
    history.replaceState(null, "", "#sheep");
    renderBlock(<Faq {...compiled(faqBlock, examples.closed)} />);
    const open = () => [...document.querySelectorAll("details")].map((one) => one.open);
    expect(open()).toEqual([false, true, false]);
    act(() => {
      history.replaceState(null, "", "#may-i-stay");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(open()).toEqual([false, true, true]);
    history.replaceState(null, "", "/");
  });

  it("shows a search only if it is wanted, even when it is loaded", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.closed)} Search={FaqSearch} />);
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("leaves the heading of a category without a title out, and no level of headings", () => {
    renderBlock(<Faq {...compiled(faqBlock, examples.closed)} />);
    const outline = screen.getAllByRole("heading").map((one) => `${one.tagName} ${one.textContent}`);
    expect(outline).toEqual([
      "H1 Asked often",
      "H2 How do I join?",
      "H2 May I bring my sheep?",
      "H2 Later on",
      "H3 May I stay?",
    ]);
  });

  it("begins with links to its categories if there are several", () => {
    const { unmount } = renderBlock(<Faq {...compiled(faqBlock, examples.contents)} />);
    const named = screen.getByRole("navigation", { name: "Questions" });
    const links = within(named).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["First steps", "Farms and gardens"]);
    for (const link of links) {
      const category = document.getElementById(link.getAttribute("href")!.slice(1))!;
      expect(within(category).getAllByRole("heading")[0]!.textContent).toBe(link.textContent);
    }
    unmount();
    const unnamed = { ...examples.contents, heading: undefined };
    const other = renderBlock(<Faq {...compiled(faqBlock, unnamed)} />);
    screen.getByRole("navigation", { name: "First steps, Farms and gardens" });
    other.unmount();
    renderBlock(<Faq {...compiled(faqBlock, { ...examples.minimal, layout: "contents" })} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it.each(["columns", "contents"] as const)(
    "reads all questions in their order in the layout %s",
    (layout) => {
      renderBlock(<Faq {...compiled(faqBlock, { ...examples.full, search: false, layout })} />);
      const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
      expect(headings).toEqual([
        "Questions",
        ...examples.full.categories.flatMap(({ title, questions }) => [
          title,
          ...questions.map(({ question }) => question),
        ]),
      ]);
    },
  );
});
