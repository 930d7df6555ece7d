import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
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

  it("carries its anchor and its picture", () => {
    renderBlock(<Cta {...compiled(ctaBlock, examples.pictured)} />);
    expect(document.getElementById("join-us")?.tagName).toBe("SECTION");
    expect(screen.getByRole("img", { name: "A kettle on a stove" }).getAttribute("loading")).toBe("lazy");
  });
});
