import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Logos } from "./Logos";
import { logosBlock } from "./schema";

describe("Logos", () => {
  it("names each logo, whether it is a picture or its name, and links those that lead somewhere", () => {
    renderBlock(<Logos {...compiled(logosBlock, examples.full)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "The mill",
      "The bakery",
    ]);
    expect(screen.getByRole("link", { name: /^The mill/ }).getAttribute("target")).toBe("_blank");
    expect(screen.getByRole("link", { name: /^The ferry/ })).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.getByText("The school")).toBeTruthy();
  });
});
