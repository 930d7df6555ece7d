import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { statsBlock } from "./schema";
import { Stats } from "./Stats";

it("pairs every figure with what it counts", () => {
  renderBlock(<Stats {...compiled(statsBlock, examples.full)} />);
  expect(screen.getByRole("region", { name: "The realm in figures" }).id).toBe("figures");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Regular players",
    "Villages",
    "Open",
  ]);
  expect(screen.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
    "340+",
    "12",
    "24/7",
  ]);
});

it.each(["band", "list"] as const)("pairs them in the layout %s, too", (layout) => {
  renderBlock(<Stats {...compiled(statsBlock, { ...examples.full, layout })} />);
  const pairs = screen
    .getAllByRole("term")
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.tagName,
      term.nextElementSibling?.textContent,
    ]);
  expect(pairs).toEqual([
    ["Regular players", "DD", "340+"],
    ["Villages", "DD", "12"],
    ["Open", "DD", "24/7"],
  ]);
});
