import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../../config/config";
import { font } from "../../../config/theme";
import { formField } from "../../../fields/parts/formField";
import { picture } from "../../../fields/pictures/image";
import { text } from "../../../fields/texts/text";
import { button, field, showForm } from "../inForm.fixture";

const user = userEvent.setup({ delay: null });
const selected = (name: string | RegExp) => field<HTMLSelectElement>(name).selectedOptions[0]!.textContent;

describe("a choice", () => {
  const schema = z.strictObject({
    size: z.enum(["normal", "small"]).default("normal"),
    fit: z.enum(["cover", "whole"]),
    names: z.union([z.boolean(), z.literal("always")]).optional(),
  });

  test("names its default, and goes back to it", async () => {
    const { intents } = showForm(schema, { fit: "cover" });
    expect(selected("Size")).toBe("Default (Normal)");
    await user.selectOptions(field("Size"), "Small");
    await user.selectOptions(field("Size"), "Default (Normal)");
    await user.selectOptions(field(/^Fit/), "Whole");
    await user.selectOptions(field("Names"), "No");
    expect(intents).toEqual([
      { kind: "set", path: ["size"], value: "small" },
      { kind: "remove", path: ["size"] },
      { kind: "set", path: ["fit"], value: "whole" },
      { kind: "set", path: ["names"], value: false },
    ]);
  });

  test("shows an unknown value", () => {
    showForm(schema, { fit: "stretch" });
    expect(selected(/^Fit/)).toBe("stretch");
  });
});

test("yes or no is a checkbox, or a choice if the program decides by default", async () => {
  const schema = z.strictObject({ listed: z.boolean().default(true), contents: z.boolean().optional() });
  const { intents } = showForm(schema, {});
  expect(field("Listed")).toBeChecked();
  await user.click(field("Listed"));
  await user.click(field("Listed"));
  await user.selectOptions(field("Contents"), "Yes");
  expect(intents).toEqual([
    { kind: "set", path: ["listed"], value: false },
    { kind: "remove", path: ["listed"] },
    { kind: "set", path: ["contents"], value: true },
  ]);
});

test("a number has its limits and its default", async () => {
  const schema = z.strictObject({
    limit: z.int().min(1).max(5).default(3),
    step: z.number().positive().optional(),
  });
  const { intents } = showForm(schema, {});
  const limit = field<HTMLInputElement>("Limit");
  expect([limit.min, limit.max, limit.step, limit.placeholder]).toEqual(["1", "5", "1", "3"]);
  await user.type(limit, "4");
  await user.clear(limit);
  await user.type(field("Step"), "0.5");
  expect(intents.slice(0, 2)).toEqual([
    { kind: "set", path: ["limit"], value: 4 },
    { kind: "remove", path: ["limit"] },
  ]);
  expect(intents.at(-1)).toEqual({ kind: "set", path: ["step"], value: 0.5 });
});

describe("a group", () => {
  test("is added and removed as a whole if it has required keys", async () => {
    const { intents } = showForm(z.strictObject({ image: picture.optional() }), {});
    await user.click(button("Add Image"));
    expect(field(/^File/)).toHaveValue("/picture.png");
    await user.click(button("Remove Image"));
    expect(intents).toEqual([
      { kind: "set", path: ["image"], value: { src: "/picture.png", alt: "…" } },
      { kind: "remove", path: ["image"] },
    ]);
  });

  test("folds rare keys unless they are set or have a finding", () => {
    const config = (block: object) => ({ routes: [{ path: "/", title: "Home", blocks: [block] }] });
    const block = { type: "text", text: "Hi", width: "wide" };
    showForm(configSchema, config(block), {
      at: ["routes", 0, "blocks", 0],
      findings: [
        { path: ["routes", 0, "blocks", 0, "id"], severity: "warning", text: "The anchor is used twice." },
      ],
    });
    const inMore = (name: string | RegExp) => field(name).closest(".ed-more") !== null;
    expect([inMore("Width"), inMore("Anchor"), inMore("Align"), inMore("Heading")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(screen.getByText("The anchor is used twice.")).toBeInTheDocument();
  });

  test("has a filter if it has many keys", async () => {
    const keys = Array.from({ length: 31 }, (_, index) => [`label${index}`, text.optional()] as const);
    showForm(z.strictObject(Object.fromEntries(keys)), {});
    await user.type(screen.getByRole("searchbox", { name: "Filter by name" }), "label30");
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });

  test("hides what the program sets", () => {
    showForm(z.strictObject({ $schema: z.string().optional(), version: z.literal(1), label: text }), {
      version: 1,
    });
    expect(screen.getAllByRole("textbox")).toEqual([field(/^Label/)]);
  });
});

test("another variant keeps every key that fits", async () => {
  const question = { type: "text", name: "reason", label: "Reason", minLength: 3, help: "Why?" };
  const { value } = showForm(z.strictObject({ ask: formField }), { ask: question });
  expect(field(/^Type/)).toHaveAccessibleDescription("A single line of text.");
  await user.selectOptions(field(/^Type/), "Select");
  expect(value()).toEqual({
    ask: {
      type: "select",
      name: "reason",
      label: "Reason",
      help: "Why?",
      options: [{ value: "…", label: "…" }],
    },
  });
});

test("a switch keeps what fits in both directions", async () => {
  const schema = z.strictObject({
    heading: font,
    title: z.union([text, z.strictObject({ title: text.optional(), kind: z.enum(["text", "date"]) })]),
    price: z.union([z.string(), z.number()]),
  });
  const { value } = showForm(schema, { heading: "lora", title: "Since", price: "12" });
  await user.selectOptions(field("Title: how to enter it"), "More settings");
  expect(value()).toMatchObject({ title: { title: "Since", kind: "text" } });
  await user.selectOptions(field("Title: how to enter it"), "Text");
  await user.selectOptions(field("Price: how to enter it"), "Number");
  await user.selectOptions(field("Heading: how to enter it"), "More settings");
  expect(value()).toEqual({
    title: "Since",
    price: 12,
    heading: { family: "name", file: "/file.png" },
  });
  await user.selectOptions(field("Heading: how to enter it"), "By name");
  expect(value()).toMatchObject({ heading: "system" });
});

test("a condition is a sentence", async () => {
  const questions = [
    {
      value: "reason",
      label: "Reason",
      answers: [
        { value: "ban", label: "A ban" },
        { value: "bug", label: "A bug" },
      ],
    },
  ];
  const first = { type: "page", title: "Details" };
  const { value } = showForm(z.strictObject({ ask: formField }), { ask: first }, { names: { questions } });
  await user.selectOptions(field("Show if"), "Reason");
  expect(value()).toMatchObject({ ask: { when: { field: "reason" } } });
  await user.click(field("A bug"));
  expect(value()).toMatchObject({ ask: { when: { field: "reason", is: "bug" } } });
  await user.click(field("A ban"));
  expect(value()).toMatchObject({ ask: { when: { field: "reason", is: ["ban", "bug"] } } });
  await user.click(field("A ban"));
  await user.click(field("A bug"));
  expect(value()).toEqual({ ask: { ...first, when: { field: "reason" } } });
  await user.selectOptions(field("Show if"), "Always show");
  expect(value()).toEqual({ ask: first });
});
