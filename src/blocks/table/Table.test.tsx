import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { tableBlock } from "./schema";
import { Table } from "./Table";

const names = () => screen.getAllByRole("rowheader").map((name) => name.textContent);

it("names each row by its first cell, and groups by their titles", () => {
  renderBlock(<Table {...compiled(tableBlock, examples.full)} />);
  const table = screen.getByRole("table", { name: "Hours are counted on all worlds." });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((title) => title.textContent),
  ).toEqual(["Rank", "Hours", "May do"]);
  expect(names()).toEqual(["Players", "Guest", "Villager", "Team", "Elder", "Miller"]);
  expect(screen.getByRole("cell", { name: "1,200" })).toHaveAttribute("data-align", "end");
  // On a phone, titles are hidden, so row headers show the title of the first column.
  expect(screen.getByRole("rowheader", { name: "Elder" })).toHaveAttribute("data-title", "Rank");
});

it("sorts the rows of each group, up, down and as they were, and says so", async () => {
  const user = userEvent.setup();
  renderBlock(<Table {...compiled(tableBlock, examples.full)} />);
  const title = screen.getByRole("columnheader", { name: "Hours" });
  const button = within(title).getByRole("button");
  await user.click(button);
  await user.click(button);
  expect(names()).toEqual(["Players", "Villager", "Guest", "Team", "Elder", "Miller"]);
  expect(title).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByText("Sorted by Hours, descending").closest("output")).not.toBeNull();
  await user.click(button);
  expect(names()).toEqual(["Players", "Guest", "Villager", "Team", "Elder", "Miller"]);
  expect(title).not.toHaveAttribute("aria-sort");
});

it("finds rows, and says how many", async () => {
  const user = userEvent.setup();
  renderBlock(<Table {...compiled(tableBlock, examples.full)} />);
  const field = screen.getByRole("searchbox", { name: "Search table" });
  await user.type(field, "trade");
  expect(names()).toEqual(["Players", "Villager"]);
  expect(screen.getByText("Showing 1 of 4")).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, "dragon");
  expect(screen.queryAllByRole("rowheader")).toEqual([]);
  expect(screen.getByText("No results for “dragon”.").tagName).toBe("OUTPUT");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(names()).toHaveLength(6);
});

it("leaves the corner of a comparison empty: no title that says nothing, and nothing to sort by", () => {
  renderBlock(<Table {...compiled(tableBlock, examples.comparison)} />);
  const [titles] = within(screen.getByRole("table", { name: "Free, Iron" })).getAllByRole("row");
  expect([...titles!.children].map((one) => `${one.tagName} ${one.textContent}`)).toEqual([
    "TD ",
    "TH Free",
    "TH Iron",
  ]);
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Free", "Iron"]);
  expect(names()).toEqual(["Homes", "Market stalls"]);
  const cell = screen.getByRole("cell", { name: "3" });
  expect(cell).toHaveAttribute("data-title", "Iron");
});

it("with many columns it scrolls in a group that the keyboard reaches", () => {
  renderBlock(<Table {...compiled(tableBlock, examples.long)} />);
  expect(screen.getByRole("group", { name: /^Überlieferungsverzeichnis 1,/ })).toHaveAttribute(
    "tabindex",
    "0",
  );
});

it("colours the words of titles, and names cells and the table after the words alone", () => {
  const written = {
    type: "table" as const,
    columns: ["[[danger: Rank]]", "[[builder]]", { title: "[[info: May do]]", color: "accent" }],
    rows: [["Guest", "1", "walk"]],
  };
  renderBlock(<Table {...compiled(tableBlock, written)} />);
  const table = screen.getByRole("table", { name: "Rank, Builder, May do" });
  expect([...table.querySelectorAll("th [data-color]")].map((words) => words.textContent)).toEqual([
    "Rank",
    "May do",
  ]);
  expect(screen.getByRole("columnheader", { name: "May do" })).toHaveAttribute("data-color", "accent");
  expect(screen.getByRole("cell", { name: "1" })).toHaveAttribute("data-title", "Builder");
});
