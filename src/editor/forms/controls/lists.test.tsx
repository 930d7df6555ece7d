import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { blockSchema } from "../../../blocks/schemas";
import { constantsSchema } from "../../../config/constants";
import { tagsSchema } from "../../../config/tags";
import { list } from "../../../fields/list";
import { tableColumn, tableRow } from "../../../fields/parts/table";
import { fieldMeta } from "../../../fields/kind";
import { text } from "../../../fields/texts/text";
import { button, field, showForm } from "../inForm.fixture";

const user = userEvent.setup({ delay: null });
const card = z.strictObject({ label: text, note: text.optional() });
const cards = z.strictObject({ cards: list(card, "card", 3).optional() });
const three = { cards: ["One", "Two", "Three"].map((label) => ({ label })) };
const summary = (name: string) => screen.getByText(name).closest("summary")!;
const order = () => screen.getAllByRole("listitem").map((item) => item.querySelector("bdi")!.textContent);

describe("a list", () => {
  test("moves an entry with Alt and an arrow key, which keeps the focus and is announced", async () => {
    const { intents } = showForm(cards, three);
    summary("Two").focus();
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(order()).toEqual(["Two", "One", "Three"]);
    expect(summary("Two")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Two, 1 of 3");
    await user.keyboard("{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
    expect(order()).toEqual(["One", "Three", "Two"]);
    expect(summary("Two")).toHaveFocus();
    expect(intents).toHaveLength(3);
    expect(intents[0]).toEqual({ kind: "move", path: ["cards"], from: 1, to: 0 });
  });

  test("moves an entry with its buttons, which stay focusable at the ends", async () => {
    const { intents } = showForm(cards, three);
    await user.click(button("Move Two down"));
    expect(button("Move Two down")).toHaveFocus();
    expect(button("Move Two down")).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    expect(intents).toEqual([{ kind: "move", path: ["cards"], from: 1, to: 2 }]);
  });

  test("keeps an entry open when it moves", async () => {
    showForm(cards, three);
    await user.click(summary("Three"));
    await user.click(button("Move Three up"));
    expect(field(/^Label/)).toHaveValue("Three");
  });

  test("adds an entry, opens it and focuses its first field", async () => {
    const { intents } = showForm(cards, { cards: [{ label: "One" }] });
    await user.click(button("Add card"));
    expect(intents).toEqual([{ kind: "insert", path: ["cards"], index: 1, value: { label: "…" } }]);
    expect(field(/^Label/)).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("card added");
  });

  test("creates a missing list, and removes an optional one with its last entry", async () => {
    const { value } = showForm(cards, {});
    await user.click(button("Add card"));
    expect(value()).toEqual({ cards: [{ label: "…" }] });
    await user.click(button("Remove …"));
    expect(value()).toEqual({});
    expect(button("Add card")).toHaveFocus();
  });

  test("moves the focus to the next entry when one is deleted", async () => {
    const { value } = showForm(cards, three);
    await user.click(button("Remove Two"));
    expect(value()).toEqual({ cards: [{ label: "One" }, { label: "Three" }] });
    expect(summary("Three")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Two removed");
  });

  test("is full at its limit, and keeps the entries that it needs", () => {
    showForm(z.strictObject({ cards: list(card, "card", 1).min(1) }), { cards: [{ label: "One" }] });
    expect(button("Add card")).toHaveAttribute("aria-disabled", "true");
    expect(button("Remove One")).toHaveAttribute("aria-disabled", "true");
  });

  test("counts the findings in folded entries", () => {
    const findings = [{ path: ["cards", 1, "label"], severity: "error" as const, text: "Empty." }];
    showForm(cards, three, { findings });
    expect(summary("Two")).toHaveTextContent("Two 1 finding");
  });

  test("shows single values without a fold", async () => {
    const { value } = showForm(z.strictObject({ features: list(text, "feature") }), { features: ["A", "B"] });
    await user.type(field("Features 2"), "c");
    await user.click(button("Move A down"));
    expect(value()).toEqual({ features: ["Bc", "A"] });
  });

  test("asks for the type of a new entry", async () => {
    const blocks = z.strictObject({ blocks: list(blockSchema, "block") });
    const { value } = showForm(blocks, { blocks: [] });
    await user.selectOptions(field("Type of the new block"), "Text");
    await user.click(button("Add block"));
    expect(value()).toEqual({ blocks: [{ type: "text", text: "…" }] });
    expect(summary("Text: …")).toBeInTheDocument();
  });
});

describe("values with names", () => {
  const schema = z.strictObject({ constants: constantsSchema, tags: tagsSchema });

  test("are added under a new name, which is checked", async () => {
    const { value } = showForm(schema, { constants: { ip: "a.example" } });
    const constants = within(screen.getByRole("group", { name: "Constants" }));
    const name = constants.getByLabelText("New name");
    await user.type(name, "ip");
    await user.click(button("Add Constants"));
    expect(name).toHaveAccessibleDescription("“ip” already exists. Choose another name.");
    await user.clear(name);
    await user.type(name, "port{Enter}");
    expect(value()).toEqual({ constants: { ip: "a.example", port: "…" } });
    await user.click(button("Remove ip"));
    expect(name).toHaveFocus();
    expect(value()).toEqual({ constants: { port: "…" } });
  });

  test("are renamed with Enter or on leaving the field", async () => {
    const { intents } = showForm(schema, { constants: { ip: "a.example", port: "1" } });
    const name = () => screen.getByDisplayValue("ip");
    await user.clear(name());
    await user.type(screen.getAllByLabelText("Name")[0]!, "port");
    await user.tab();
    expect(screen.getAllByLabelText("Name")[0]!).toBeInvalid();
    expect(intents).toEqual([]);
    await user.clear(screen.getAllByLabelText("Name")[0]!);
    await user.type(screen.getAllByLabelText("Name")[0]!, "address{Enter}");
    expect(intents).toEqual([{ kind: "rename", path: ["constants"], key: "ip", to: "address" }]);
  });
});

describe("a table", () => {
  const schema = z
    .strictObject({
      caption: text.optional(),
      columns: list(tableColumn, "column"),
      rows: list(tableRow, "row"),
    })
    .register(fieldMeta, { kind: "table" });
  const ranks = {
    columns: ["Rank", { title: "Hours", align: "end" }],
    rows: [["Farmer", "10"], { group: "Staff" }, ["Mayor", "99"]],
  };
  const cell = (row: number, column: number) => field<HTMLInputElement>(`Row ${row}, column ${column}`);

  test("is a grid of cells", async () => {
    const { value } = showForm(schema, ranks);
    await user.type(cell(1, 2), "0");
    await user.type(field("Column 2"), "!");
    await user.type(field("Group of rows 2"), "!");
    expect(value()).toEqual({
      columns: ["Rank", { title: "Hours!", align: "end" }],
      rows: [["Farmer", "100"], { group: "Staff!" }, ["Mayor", "99"]],
    });
  });

  test("goes down with Enter, and adds a row at the end", async () => {
    const { value } = showForm(schema, ranks);
    cell(1, 1).focus();
    await user.keyboard("{Enter}{Enter}");
    expect(cell(3, 1)).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(cell(4, 1)).toHaveFocus();
    expect(value()).toMatchObject({ rows: [{}, {}, {}, ["", ""]] });
  });

  test("moves rows and columns with Alt and an arrow key", async () => {
    const { value } = showForm(schema, ranks);
    cell(1, 1).focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(cell(2, 1)).toHaveFocus();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(cell(2, 2)).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Column 1, 2 of 2");
    expect(value()).toEqual({
      columns: [{ title: "Hours", align: "end" }, "Rank"],
      rows: [{ group: "Staff" }, ["10", "Farmer"], ["99", "Mayor"]],
    });
  });

  test("adds and removes columns with their cells", async () => {
    const { value } = showForm(schema, ranks);
    await user.click(button("Add column"));
    expect(value()).toMatchObject({ rows: [["Farmer", "10", ""], {}, ["Mayor", "99", ""]] });
    await user.click(button("Remove column 2"));
    await user.click(button("Remove Row 2"));
    expect(value()).toEqual({
      columns: ["Rank", "…"],
      rows: [
        ["Farmer", ""],
        ["Mayor", ""],
      ],
    });
    expect(cell(2, 1)).toHaveFocus();
  });
});
