import { beforeEach, expect, test, vi } from "vitest";
import type { Control } from "../answers";
import { draftKey, restoreDraft, saveDraft } from "./draft";

/** A form as a page has it, and its fields by their names. */
function form(fields: string): ReadonlyMap<string, Control> {
  const element = document.createElement("form");
  element.innerHTML = fields;
  document.body.append(element);
  return new Map(
    [...element.querySelectorAll<HTMLInputElement>("[name]")].map((control) => [control.name, control]),
  );
}

const fields = `<input name="name"><textarea name="words"></textarea><input type="checkbox" name="rules">
  <select name="berth"><option value=""></option><option value="south">South</option></select>`;

const valuesOf = (controls: ReadonlyMap<string, Control>) =>
  [...controls.values()].map((control) =>
    control.type === "checkbox" ? (control as HTMLInputElement).checked : control.value,
  );

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

function typeInto(controls: ReadonlyMap<string, Control>): void {
  controls.get("name")!.value = "Ada";
  controls.get("words")!.value = "Ahoy";
  (controls.get("rules") as HTMLInputElement).checked = true;
  controls.get("berth")!.value = "south";
}

test("what was typed, chosen and ticked comes back", () => {
  const first = form(fields);
  typeInto(first);
  saveDraft(draftKey(first), first);
  document.body.replaceChildren();
  const again = form(fields);
  restoreDraft(draftKey(again), again);
  expect(valuesOf(again)).toEqual(["Ada", "Ahoy", true, "south"]);
});

test("each form of a page has a draft of its own", () => {
  const [first, second] = [form(fields), form(fields)];
  typeInto(first);
  saveDraft(draftKey(first), first);
  restoreDraft(draftKey(second), second);
  expect(valuesOf(second)).toEqual(["", "", false, ""]);
});

test("keeps filled fields, and skips choices that no longer exist", () => {
  const first = form(fields);
  typeInto(first);
  saveDraft(draftKey(first), first);
  document.body.replaceChildren();
  const again = form(fields.replaceAll("south", "north"));
  again.get("name")!.value = "Grace";
  restoreDraft(draftKey(again), again);
  expect(valuesOf(again)).toEqual(["Grace", "Ahoy", true, ""]);
});

test.each(["password", "myPassword", "pin", "login-pin", "apiToken", "secret"])("%s is not kept", (name) => {
  const controls = form(`<input name="${name}"><input name="opinion">`);
  for (const control of controls.values()) control.value = "hush";
  saveDraft("key", controls);
  expect(JSON.parse(sessionStorage.getItem("key")!)).toEqual({ opinion: "hush" });
});

test("a storage that is forbidden, or that holds something else, does no harm", () => {
  const controls = form(fields);
  sessionStorage.setItem("key", "null");
  restoreDraft("key", controls);
  vi.stubGlobal("sessionStorage", {
    get getItem() {
      throw new DOMException("Denied.", "SecurityError");
    },
  });
  saveDraft("key", controls);
  restoreDraft("key", controls);
  expect(valuesOf(controls)).toEqual(["", "", false, ""]);
});
