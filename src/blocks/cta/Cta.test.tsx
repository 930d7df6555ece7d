import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { styledParts } from "../styledParts";
import { Cta } from "./Cta";
import { examples } from "./examples";
import { ctaBlock } from "./schema";

describe("Cta", () => {
  it("asks for one step with a link and a copy button", async () => {
    const user = userEvent.setup();
    renderBlock(<Cta {...compiled(ctaBlock, examples.full)} />);
    expect(screen.getByRole("heading").textContent).toBe("Come in, the kettle is on");
    expect(screen.getByRole("link", { name: /Join the chat/ }).getAttribute("href")).toBe(
      "https://chat.fernhollow.example",
    );
    await user.click(screen.getByRole("button", { name: /Copy the address/ }));
    expect(await navigator.clipboard.readText()).toBe("play.fernhollow.example");
    expect(await screen.findByText("It is copied")).toBeTruthy();
  });

  it.each(["center", "split", "banner"] as const)(
    "says the same in the layout %s: heading, words, buttons",
    (layout) => {
      renderBlock(<Cta {...compiled(ctaBlock, { ...examples.full, layout })} />);
      const [heading, words, link, button] = [
        screen.getByRole("heading"),
        screen.getByText("Two minutes from here to your first cottage."),
        screen.getByRole("link", { name: /Join the chat/ }),
        screen.getByRole("button", { name: /Copy the address/ }),
      ];
      const isBefore = (one: Element, other: Element) =>
        one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect([isBefore(heading, words), isBefore(words, link), isBefore(link, button)]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it("leaves the picture of a banner to its look", () => {
    renderBlock(<Cta {...compiled(ctaBlock, examples.banner)} />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows buttons alone without a panel", () => {
    const { id, buttons } = examples.full;
    renderBlock(<Cta {...compiled(ctaBlock, { type: "cta", id, buttons })} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(document.querySelector(`#join :is(${styledParts.panels})`)).toBeNull();
  });

  it("carries its anchor and its picture", () => {
    renderBlock(<Cta {...compiled(ctaBlock, examples.pictured)} />);
    expect(document.getElementById("join-us")?.tagName).toBe("SECTION");
    expect(screen.getByRole("img", { name: "A kettle on a stove" }).getAttribute("loading")).toBe("lazy");
  });
});
