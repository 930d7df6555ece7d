import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { textBlock } from "./schema";
import { Text } from "./Text";

it("shows formatted text below its heading, with headings one level deeper", () => {
  renderBlock(<Text {...compiled(textBlock, examples.full)} />);
  expect(screen.getByRole("region", { name: "How it began" }).id).toBe("history");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("The second year");
  expect(screen.getByText("/home", { selector: "p > *" }).tagName).toBe("CODE");
  expect(screen.getByText("eleven sheep").tagName).toBe("LI");
  expect(screen.getByRole("checkbox", { name: "Mill" })).toBeChecked();
  expect(screen.getByRole("columnheader", { name: "Hours" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy play.fernhollow.example" })).toBeInTheDocument();
});
