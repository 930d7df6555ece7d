import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { settings } from "../../ui/settings.fixture";
import { examples } from "./examples";
import { staffBlock } from "./schema";
import { Staff } from "./Staff";

const avatars = { ...settings.avatars, url: "https://avatars.example/avatars/{name}?size={size}", size: 96 };
const show = () => renderBlock(<Staff {...compiled(staffBlock, examples.full)} />, { avatars });
const pictureOf = (card: HTMLElement) => card.querySelector<HTMLImageElement>('img[src^="https://avatars"]');

describe("Staff", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("shows every group with its members, and the group's badge on each card", () => {
    show();
    const keepers = document.getElementById("keepers")!;
    expect(within(keepers).getByRole("heading", { name: "Keepers" })).toBeTruthy();
    expect(within(keepers).getAllByRole("listitem")).toHaveLength(2);
    expect(within(keepers).getAllByText("Keeper")).toHaveLength(2);
    const anna = screen.getByRole("article", { name: "Miller_Anna" });
    expect(anna.textContent).toContain("Miller");
    expect(anna.textContent).toContain("Grinds and listens.");
    expect(within(anna).getByText("anna")).toBeTruthy();
  });

  it("asks the avatar service for nothing until a member is reached", () => {
    show();
    expect(document.querySelector('img[src^="https://avatars"]')).toBeNull();
  });

  it("swaps the placeholder on hover, with the name encoded", () => {
    show();
    const card = screen.getByRole("article", { name: "Jo & Fern" });
    fireEvent.pointerEnter(card);
    expect(pictureOf(card)?.src).toBe("https://avatars.example/avatars/Jo%20%26%20Fern?size=96");
  });

  it("is no stop for the keyboard", async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it("keeps the placeholder and says nothing when the picture does not come", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    show();
    const card = screen.getByRole("article", { name: "Bram" });
    fireEvent.pointerEnter(card);
    fireEvent.error(pictureOf(card)!);
    expect(pictureOf(card)).toBeNull();
    expect(card.querySelector("svg, img")).not.toBeNull();
    expect(error).not.toHaveBeenCalled();
    expect(screen.queryAllByText(/fail|error/i)).toEqual([]);
  });

  it("shows a member's own picture at once", () => {
    show();
    const card = screen.getByRole("article", { name: "OldTom" });
    expect(card.querySelector('img[src="/pictures/tom.svg"]')).not.toBeNull();
    fireEvent.pointerEnter(card);
    expect(pictureOf(card)).toBeNull();
  });
});
