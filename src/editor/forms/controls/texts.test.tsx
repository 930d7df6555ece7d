import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { color } from "../../../fields/color";
import { date, day } from "../../../fields/dates/date";
import { href } from "../../../fields/addresses/link";
import { tagName } from "../../../fields/parts/tag";
import { iconName } from "../../../fields/pictures/icon";
import { imagePath } from "../../../fields/pictures/image";
import { richText, text, textOrNone } from "../../../fields/texts/text";
import { tagsSchema } from "../../../config/tags";
import { button, field, showForm } from "../inForm.fixture";

const user = userEvent.setup({ delay: null });

describe("a text", () => {
  const schema = z.strictObject({
    heading: text.optional().meta({ description: "Heading above the block." }),
    label: text.meta({ description: "Label." }),
    alt: textOrNone.meta({ description: "Alternative text." }),
  });

  test("has a label, a description and its finding", () => {
    showForm(
      schema,
      { label: "", alt: "" },
      { findings: [{ path: ["label"], severity: "error", text: '"label" cannot be empty.' }] },
    );
    expect(field("Heading")).toHaveAccessibleDescription("Heading above the block.");
    expect(field("Heading")).not.toHaveAttribute("aria-invalid");
    expect(field(/^Label/)).toBeRequired();
    expect(field(/^Label/)).toBeInvalid();
    expect(field(/^Label/)).toHaveAccessibleDescription('"label" cannot be empty. Label.');
  });

  test("sets its value with each key, and removes an optional one that is empty", async () => {
    const { intents, value } = showForm(schema, { label: "Go", alt: "A mill" });
    await user.type(field("Heading"), "Hi");
    await user.clear(field("Heading"));
    expect(intents).toEqual([
      { kind: "set", path: ["heading"], value: "H" },
      { kind: "set", path: ["heading"], value: "Hi" },
      { kind: "remove", path: ["heading"] },
    ]);
    await user.clear(field(/^Label/));
    await user.clear(field(/Alternative text/));
    expect(value()).toEqual({ label: "", alt: "" });
  });

  test("keeps what is typed until it comes back, and follows a change from outside", async () => {
    const { setValue } = showForm(schema, { label: "", alt: "" }, { keepsStill: true });
    await user.type(field(/^Label/), "abc");
    setValue({ label: "ab", alt: "" });
    expect(field(/^Label/)).toHaveValue("abc");
    setValue({ label: "abc", alt: "" });
    setValue({ label: "undone", alt: "" });
    expect(field(/^Label/)).toHaveValue("undone");
  });

  test("offers constants after two braces", async () => {
    const { value } = showForm(
      schema,
      { label: "", alt: "" },
      { names: { constants: [{ value: "address" }, { value: "version" }] } },
    );
    await user.type(field(/^Label/), "Join {{{{a");
    expect(screen.queryByRole("button", { name: "version" })).not.toBeInTheDocument();
    await user.tab();
    expect(button("address")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(value()).toEqual({ label: "Join {{address}}", alt: "" });
    expect(field(/^Label/)).toHaveFocus();
    await user.keyboard(" {{{{v{Tab}{Escape}");
    expect(screen.queryByRole("button", { name: "version" })).not.toBeInTheDocument();
    expect(field(/^Label/)).toHaveFocus();
  });
});

test("a long description is folded after its first sentence", async () => {
  const schema = z.strictObject({ text });
  const { forms } = showForm(schema, { text: "Hi" });
  expect(forms.help[forms.table.root]).toEqual(["Plain text. Use `{{name}}` to insert a constant."]);
  showForm(z.strictObject({ body: richText }), { body: "Hi" });
  expect(field(/^Body/)).toHaveAccessibleDescription(/^Text with Markdown formatting: .* headings\.$/);
  const rest = screen.getByText(/Use \\n|to start a new line/);
  expect(rest).not.toBeVisible();
  await user.click(screen.getByText(/^Text with Markdown formatting/));
  expect(rest).toBeVisible();
});

describe("a formatted text", () => {
  const schema = z.strictObject({ body: richText });
  const body = () => field<HTMLTextAreaElement>(/^Body/);
  const select = (start: number, end: number) => {
    body().focus();
    body().setSelectionRange(start, end);
  };

  test("is formatted with buttons and keys", async () => {
    const { value } = showForm(schema, { body: "a big mill" });
    select(2, 5);
    await user.click(button("Bold"));
    expect(value()).toEqual({ body: "a **big** mill" });
    expect(body()).toHaveFocus();
    await user.keyboard("{Control>}i{/Control}");
    expect(value()).toEqual({ body: "a ***big*** mill" });
    await user.keyboard("{Control>}b{/Control}{Control>}i{/Control}");
    expect(value()).toEqual({ body: "a big mill" });
    await user.click(button("List"));
    expect(value()).toEqual({ body: "- a big mill" });
    await user.click(button("List"));
    select(2, 5);
    await user.click(button("Link"));
    expect(value()).toEqual({ body: "a [big](/) mill" });
    expect([body().selectionStart, body().selectionEnd]).toEqual([8, 9]);
  });

  test("gets a constant where the caret is", async () => {
    const { value } = showForm(schema, { body: "Join us" }, { names: { constants: [{ value: "address" }] } });
    select(5, 7);
    await user.selectOptions(field("Insert constant"), "address");
    expect(value()).toEqual({ body: "Join {{address}}" });
  });
});

describe("a name", () => {
  test("is chosen from the known ones, or typed", async () => {
    const schema = z.strictObject({ href, icon: iconName.optional(), src: imagePath });
    const { intents } = showForm(
      schema,
      { href: "/", src: "/mill.png" },
      {
        names: {
          pages: [{ value: "/rules", label: "Rules" }],
          files: [{ value: "/map.pdf" }],
          icons: [{ value: "house" }],
          pictures: [{ value: "/mill.png", preview: "blob:mill" }],
        },
      },
    );
    await user.click(field(/^Link/));
    const options = document.getElementById(field(/^Link/).getAttribute("list")!)!;
    expect(Array.from(options.children, (option) => option.getAttribute("value"))).toEqual([
      "/rules",
      "/map.pdf",
    ]);
    expect(document.querySelector("img")).toHaveAttribute("src", "blob:mill");
    await user.type(field("Icon"), "x");
    expect(intents).toEqual([{ kind: "set", path: ["icon"], value: "x" }]);
  });

  test("is made on the spot if it does not exist", async () => {
    const schema = z.strictObject({ tags: tagsSchema, tag: tagName });
    const { value } = showForm(schema, { tag: "mayor" }, { names: { tags: [{ value: "builder" }] } });
    await user.click(button("Create “mayor”"));
    expect(value()).toEqual({ tag: "mayor", tags: { mayor: { label: "…", color: "#2f6f3e" } } });
  });

  test("shows the colour of a tag", () => {
    showForm(
      z.strictObject({ tag: tagName }),
      { tag: "mayor" },
      { names: { tags: [{ value: "mayor", color: "#ff0000" }] } },
    );
    expect(document.querySelector(".ed-swatch")).toHaveStyle({ backgroundColor: "#ff0000" });
  });
});

test("a colour is picked, typed, or taken from the named ones", async () => {
  const { intents } = showForm(
    z.strictObject({ primary: color.optional() }),
    { primary: "#fab" },
    { names: { colors: [{ value: "accent", color: "#00ff00" }] } },
  );
  expect(field("Pick Primary")).toHaveValue("#ffaabb");
  await user.click(button("accent"));
  expect(button("accent")).toHaveAttribute("aria-pressed", "true");
  await user.clear(field("Primary"));
  expect(intents).toEqual([
    { kind: "set", path: ["primary"], value: "#00ff00" },
    { kind: "remove", path: ["primary"] },
  ]);
});

test("a date stays a day until a time is picked, and keeps its offset", async () => {
  const { value } = showForm(z.strictObject({ from: date, born: day.optional() }), { from: "2026-11-20" });
  expect(field("Pick From")).toHaveValue("2026-11-20T00:00");
  fireEvent.change(field("Pick From"), { target: { value: "2026-11-21T00:00" } });
  expect(value()).toEqual({ from: "2026-11-21" });
  fireEvent.change(field("Pick From"), { target: { value: "2026-11-21T20:30" } });
  await user.type(field(/^From/), "+01:00");
  fireEvent.change(field("Pick From"), { target: { value: "2026-11-22T00:00" } });
  expect(value()).toEqual({ from: "2026-11-22T00:00+01:00" });
  fireEvent.change(field("Pick Born"), { target: { value: "2026-11-20" } });
  expect(value()).toMatchObject({ born: "2026-11-20" });
});
