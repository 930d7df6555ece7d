import type { Control } from "../answers";
import { readStored, store } from "./stored";

/** The fields of a form by their names. */
type Controls = ReadonlyMap<string, Control>;

/** Names of fields whose answers must not be saved on the device. */
const secret = /pass(w|phr)|secret|token|\b(pin|otp)$/i;

export const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** The key of a form's draft: the page, and the form's index on it. */
export function draftKey(controls: Controls): string {
  const [first] = controls.values();
  const index = first?.form ? [...document.forms].indexOf(first.form) : 0;
  return `sp-draft ${index} ${location.pathname.replace(/\/+$/, "")}`;
}

/** Fills empty fields from the draft. */
export function restoreDraft(key: string, controls: Controls): void {
  const draft = readStored(window, key);
  for (const [name, control] of controls) {
    const saved = draft[name];
    if (isBox(control)) control.checked ||= saved === true;
    else if (typeof saved === "string") control.value ||= saved;
  }
}

/** Restores a form's draft. Returns a function that saves it. */
export function followDraft(controls: Controls): () => void {
  // Computed once, because the address may change before the page does.
  const key = draftKey(controls);
  const save = () => saveDraft(key, controls);
  restoreDraft(key, controls);
  save();
  return save;
}

/** Saves the fields until the tab is closed. */
export function saveDraft(key: string, controls: Controls): void {
  const draft: Record<string, string | boolean> = {};
  for (const [name, control] of controls) {
    const value = isBox(control) ? control.checked : control.value;
    if (value && !secret.test(name)) draft[name] = value;
  }
  store(window, key, draft);
}
