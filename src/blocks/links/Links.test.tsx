import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Links } from "./Links";
import { linksBlock } from "./schema";

describe("Links", () => {
  it("lists every place, with the link as its heading", () => {
    renderBlock(<Links {...compiled(linksBlock, examples.full)} />);
    const places = within(screen.getByRole("region", { name: "Vote for the village" })).getAllByRole(
      "listitem",
    );
    expect(places).toHaveLength(3);
    const vote = within(places[0]!).getByRole("link", { name: /^List of villages/ });
    expect(vote.getAttribute("href")).toBe("https://list.fernhollow.example");
    expect(within(places[0]!).getByText("Daily")).toBeTruthy();
  });

  it("shows several buttons and the size of a download, and a logo that says nothing beside its label", () => {
    renderBlock(<Links {...compiled(linksBlock, examples.full)} />);
    const map = screen.getAllByRole("listitem")[1]!;
    expect(
      within(map)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Download", "Look at it (opens in a new tab)"]);
    expect(within(map).getByText("12 MB")).toBeTruthy();
    expect(map.querySelector("img")?.getAttribute("alt")).toBe("");
  });

  it("copies what a place carries", async () => {
    const user = userEvent.setup();
    renderBlock(<Links {...compiled(linksBlock, examples.full)} />);
    await user.click(screen.getByRole("button", { name: "Copy: The address" }));
    expect(await navigator.clipboard.readText()).toBe("play.fernhollow.example");
  });
});
