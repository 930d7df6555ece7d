import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { withModalDialogs } from "../../ui/modalDialog.fixture";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Image } from "./Image";
import { ImagePoints } from "./ImagePoints";
import { imageBlock } from "./schema";

beforeEach(withModalDialogs);

describe("Image", () => {
  it("is a link to the picture's file, named by what the picture shows, with its room kept free", () => {
    renderBlock(<Image {...compiled(imageBlock, examples.full)} />);
    const link = screen.getByRole("link", { name: /^Enlarge: A harbour with three piers/ });
    expect(link.getAttribute("href")).toBe("/pictures/harbour.svg");
    const picture = within(link).getByRole("img");
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "360"]);
    expect(screen.getByRole("figure").textContent).toContain("The harbour from the lighthouse hill.");
  });

  it("names the link of a picture without alternative text by its caption", () => {
    renderBlock(<Image {...compiled(imageBlock, { ...examples.full, alt: "" })} />);
    expect(screen.getByRole("link", { name: "Enlarge: The harbour from the lighthouse hill." })).toBeTruthy();
  });

  it("opens large on a press, alone, and gives the focus back when it is closed", async () => {
    const user = userEvent.setup();
    renderBlock(<Image {...compiled(imageBlock, examples.full)} />);
    await user.click(screen.getByRole("link"));
    const view = await screen.findByRole("dialog", { name: "The harbour in its fourth season" });
    expect(within(view).getAllByRole("button")).toHaveLength(1);
    await user.click(within(view).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("link"));
  });

  it("has points as links, or as words that a press shows", () => {
    renderBlock(<Image {...compiled(imageBlock, examples.points)} Part={ImagePoints} />);
    const points = screen.getAllByRole("listitem");
    expect(points.map(({ dataset }) => [dataset["x"], dataset["y"]])).toEqual([
      ["20", "35.5"],
      ["70", "80"],
      ["90", "10"],
      ["50", "50"],
    ]);
    expect(points[1]!.textContent).toBe("HarbourShips leave at eight.");
    expect(screen.getByRole("link", { name: /^Live map/ }).getAttribute("href")).toBe(
      "https://map.fernhollow.example",
    );
  });
});
