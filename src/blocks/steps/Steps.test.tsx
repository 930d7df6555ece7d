import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { stepsBlock } from "./schema";
import { Steps } from "./Steps";

describe("Steps", () => {
  it("lists the steps in order, each with an anchor of its own", () => {
    renderBlock(<Steps {...compiled(stepsBlock, examples.full)} />);
    const steps = [...document.querySelectorAll("ol")[0]!.children];
    expect(steps.map(({ id }) => id)).toEqual(["copy-the-address", "add", "say-hello"]);
    expect(
      within(document.getElementById("add")!).getByRole("img", { name: "The list of servers" }),
    ).toBeTruthy();
    expect(within(document.getElementById("say-hello")!).getAllByRole("link")).toHaveLength(2);
  });

  it("copies the text of a step and says so", async () => {
    const user = userEvent.setup();
    renderBlock(<Steps {...compiled(stepsBlock, examples.full)} />);
    const line = screen.getByRole("button", { name: "Copy: play.fernhollow.example" });
    expect(line.textContent).toContain("play.fernhollow.example");
    await user.click(line);
    expect(await navigator.clipboard.readText()).toBe("play.fernhollow.example");
    expect(line.hasAttribute("data-copied")).toBe(true);
  });
});
