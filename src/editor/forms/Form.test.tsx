import axe from "axe-core";
import { act, screen } from "@testing-library/react";
import * as z from "zod";
import { expect, test } from "vitest";
import { configSchema } from "../../config/config";
import { describeForms } from "../../schema/descriptors";
import { controls } from "./controls/controls";
import { everyControl, everyFinding, everyName, everyValue } from "./everyControl.fixture";
import { showForm } from "./inForm.fixture";

test("has a component for every control of the config, and no other", () => {
  const { forms } = describeForms(configSchema).table;
  expect(Object.keys(controls).toSorted()).toEqual(
    [...new Set(forms.map(({ control }) => control))].toSorted(),
  );
});

// In four parts, because axe takes long on large documents.
test.each([0, 1, 2, 3])(
  "every control passes axe, with findings and everything open: part %i",
  async (part) => {
    const keys = Object.entries(everyControl.shape).filter((_, index) => index % 4 === part);
    const names = { findings: everyFinding, names: everyName };
    showForm(z.strictObject(Object.fromEntries(keys)), everyValue, names);
    const closed = [...document.querySelectorAll<HTMLElement>("details:not([open]) > summary")];
    act(() => closed.forEach((summary) => summary.click()));
    const { violations } = await axe.run(document.body, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
      // jsdom has no layout, and the next test compares ids.
      rules: { "color-contrast": { enabled: false }, "duplicate-id-aria": { enabled: false } },
      resultTypes: ["violations"],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);

test("every control has a name, a unique id and the styles of its kind", () => {
  const { forms } = showForm(everyControl, everyValue, { findings: everyFinding, names: everyName });
  const kinds = new Set<string>(forms.table.forms.map(({ control }) => control));
  expect(Object.keys(controls).filter((control) => !kinds.has(control))).toEqual([]);
  const fields = [...document.querySelectorAll("input, textarea, select, button")];
  expect(fields.length).toBeGreaterThan(80);
  for (const field of fields) {
    expect(field, field.outerHTML).toHaveAccessibleName();
    expect(field.className).toMatch(/\bed-/);
  }
  const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const described = Array.from(document.querySelectorAll("[aria-describedby]"), (field) =>
    field.getAttribute("aria-describedby")!.split(" "),
  ).flat();
  expect(described.filter((id) => !document.getElementById(id))).toEqual([]);
});

test("shows a value of a wrong type without failing", () => {
  const wrong = Object.fromEntries(
    Object.keys(everyValue).map((key) => [key, key === "heading" ? 5 : "text"]),
  );
  showForm(everyControl, wrong, { names: everyName });
  expect(screen.getAllByRole("textbox").length).toBeGreaterThan(5);
});
