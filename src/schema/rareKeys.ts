import type { Form, KeyForm } from "./formTable";

/** Settings in more groups than this are of a general kind, such as the width of a block. */
const mostGroups = 5;

/** Marks optional settings of a general kind, which forms fold. Settings of a few groups are usually wanted. */
export function markRareKeys(forms: readonly Form[]): void {
  const groups = forms.flatMap((form) => ("keys" in form ? [form.keys] : []));
  const uses = new Map<string, number>();
  for (const keys of groups) {
    for (const [key, { form }] of Object.entries(keys)) {
      const use = `${key} ${form}`;
      uses.set(use, (uses.get(use) ?? 0) + 1);
    }
  }
  for (const keys of groups) {
    for (const [key, known] of Object.entries<KeyForm>(keys)) {
      const isGeneral = uses.get(`${key} ${known.form}`)! > mostGroups;
      if (!known.required && !known.hidden && isSetting(forms, known.form, isGeneral)) known.rare = true;
    }
  }
}

function isSetting(forms: readonly Form[], id: number, isGeneral: boolean): boolean {
  const form = forms[id]!;
  switch (form.control) {
    case "anchor":
    case "colorName":
      return true;
    case "list":
      return forms[form.entry]!.control === "language";
    case "choice":
      return isGeneral;
    case "switch":
      return isGeneral && isSetting(forms, form.options[0]!, isGeneral);
    default:
      return false;
  }
}
