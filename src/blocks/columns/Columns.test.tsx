import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { Carousel } from "../../ui/Carousel";
import { blockSchemas } from "../schemas";
import { Columns } from "./Columns";
import { examples } from "./examples";

const nestedTypes = (blocks: unknown[]) =>
  blocks.map((block, index) => <p key={index}>{(block as { type: string }).type}</p>);

describe("Columns", () => {
  it("shows the blocks of each column in the order of the config", () => {
    renderBlock(<Columns {...compiled(blockSchemas.columns, examples.full)} renderBlocks={nestedTypes} />);
    const section = screen.getByRole("region", { name: "Today in the village" });
    const words = within(section).getAllByText(/^(?:posts|callout|stats)$/);
    expect(words.map(({ textContent }) => textContent)).toEqual(["posts", "callout", "stats"]);
  });

  it("shows a carousel as a list that takes the focus, with named buttons", () => {
    const block = compiled(blockSchemas.columns, examples.carousel);
    renderBlock(<Columns {...block} renderBlocks={nestedTypes} Part={Carousel} />);
    expect(screen.getByRole("list").tabIndex).toBe(0);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByRole("button", { hidden: true }).map((button) => button.ariaLabel)).toEqual([
      "Previous",
      "Next",
    ]);
  });
});
