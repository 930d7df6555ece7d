/** What a field is answered in: an `<input>`, a `<textarea>`, a `<select>`, or what stands for several of them. */
export interface Control {
  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  value: string;
  set disabled(isDisabled: boolean);
  focus: () => void;
}

/** The fields of a form by their names. */
type Controls = ReadonlyMap<string, Control>;

/** What stands in the fields: a text, or whether a box is ticked. */
type Draft = Record<string, string | boolean>;

/** Names of fields whose answers nobody may find on the device later. */
const secret = /pass(w|phr)|secret|token|\b(pin|otp)$/i;

/** Whether a field is a single box to tick. */
export const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** Names the draft of a form: by its page, and by its place among the page's forms. */
export function draftKey(controls: Controls): string {
  const [first] = controls.values();
  const place = first?.form ? [...document.forms].indexOf(first.form) : 0;
  return `sp-draft ${place} ${location.pathname.replace(/\/+$/, "")}`;
}

/** Puts what was kept into the fields in which nothing stands yet. */
export function restoreDraft(key: string, controls: Controls): void {
  const draft = readDraft(key);
  for (const [name, control] of controls) {
    const kept = draft[name];
    if (isBox(control)) control.checked ||= kept === true;
    else if (typeof kept === "string") control.value ||= kept;
  }
}

/** Keeps what stands in the fields for as long as the tab is open. */
export function keepDraft(key: string, controls: Controls): void {
  const draft: Draft = {};
  for (const [name, control] of controls) {
    const value = isBox(control) ? control.checked : control.value;
    if (value && !secret.test(name)) draft[name] = value;
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: then nothing is kept, as without this.
  }
}

function readDraft(key: string): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {}) as Draft;
  } catch {
    return {};
  }
}
