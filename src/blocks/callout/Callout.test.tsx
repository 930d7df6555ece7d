import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { Callout } from "./Callout";
import { examples } from "./examples";
import { calloutBlock } from "./schema";

describe("Callout", () => {
  it("holds heading, introduction, text and buttons in one box", () => {
    renderBlock(<Callout {...compiled(calloutBlock, examples.info)} />);
    expect(screen.getByRole("heading").textContent).toBe("Lost in the woods?");
    expect(screen.getByText("It happens to everybody once.")).toBeTruthy();
    expect(screen.getByText("chat").tagName).toBe("STRONG");
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(document.getElementById("help")).toBeTruthy();
  });

  it.each(["success", "warning", "danger"] as const)("has a decorative icon for %s", (tone) => {
    const { container } = renderBlock(<Callout {...compiled(calloutBlock, examples[tone])} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
