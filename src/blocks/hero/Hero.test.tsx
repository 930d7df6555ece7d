import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Hero } from "./Hero";
import { heroBlock } from "./schema";

const full = compiled(heroBlock, examples.full);

describe("Hero", () => {
  it("is a region named by the page's first heading", () => {
    renderBlock(<Hero {...full} />);
    const region = screen.getByRole("region", { name: "Welcome to Fernhollow" });
    expect(region.id).toBe("welcome");
    expect(within(region).getByRole("heading", { level: 1 }).textContent).toBe("Welcome to Fernhollow");
    expect(screen.getByText("neighbours").tagName).toBe("STRONG");
  });

  it("copies the value of a card by one tap and says so", async () => {
    const user = userEvent.setup();
    renderBlock(<Hero {...full} />);
    await user.click(screen.getByRole("button", { name: /Server address: play\.fernhollow\.example/ }));
    expect(await navigator.clipboard.readText()).toBe("play.fernhollow.example");
    expect(await screen.findByText("It is copied")).toBeTruthy();
  });

  it("selects the address where the browser refuses to copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    renderBlock(<Hero {...full} />);
    await user.click(screen.getByRole("button", { name: /Server address/ }));
    expect(await screen.findByText("Could not copy")).toBeTruthy();
    expect(String(getSelection())).toBe("play.fernhollow.example");
  });

  it("makes no button of a card that only tells", () => {
    renderBlock(<Hero {...full} />);
    expect(screen.queryByRole("button", { name: /Version/ })).toBeNull();
    expect(screen.getByText("1.21.x")).toBeTruthy();
  });

  it("loads its picture first where the page begins with it, and keeps its place", () => {
    const [image] = full.images!;
    const src = { ...image!.src, isFirst: true as const };
    renderBlock(<Hero {...full} images={[{ ...image!, src }]} />);
    const picture = screen.getByRole("img", { name: "A cottage with a lit window between two ferns" });
    expect(picture.getAttribute("fetchpriority")).toBe("high");
    expect(picture.getAttribute("width")).toBe("640");
    expect(picture.getAttribute("loading")).toBeNull();
  });

  it("shows a heading alone", () => {
    renderBlock(<Hero {...compiled(heroBlock, examples.minimal)} />);
    expect(screen.getByRole("heading").textContent).toBe("Fernhollow");
    expect(screen.queryByRole("list")).toBeNull();
  });
});
