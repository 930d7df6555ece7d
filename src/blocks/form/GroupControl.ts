/** Stands between several answers in one text; no answer has it. */
const BETWEEN = "\u0000";

/** The answers that the value of a group tells. */
export function answersIn(value: string): string[] {
  return value === "" ? [] : value.split(BETWEEN);
}

/** Radio buttons, or boxes of one question, as a single control of a form, in the way of an `<input>`. */
export class GroupControl {
  readonly #fieldset: HTMLFieldSetElement;

  /** @param fieldset - around the buttons or boxes, at least one */
  constructor(fieldset: HTMLFieldSetElement) {
    this.#fieldset = fieldset;
  }

  get type(): "group" {
    return "group";
  }

  get form(): HTMLFormElement | null {
    return this.#fieldset.form;
  }

  /** What is chosen; see `answersIn`. */
  get value(): string {
    const chosen = this.#inputs().filter(({ checked }) => checked);
    return chosen.map(({ value }) => value).join(BETWEEN);
  }

  set value(value: string) {
    const chosen = answersIn(value);
    for (const input of this.#inputs()) input.checked = chosen.includes(input.value);
  }

  set disabled(isDisabled: boolean) {
    this.#fieldset.disabled = isDisabled;
  }

  /** The browser's verdict, which is the same for all radio buttons; of boxes it knows nothing. */
  get validity(): ValidityState {
    return this.#inputs()[0]!.validity;
  }

  focus(): void {
    const inputs = this.#inputs();
    (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
  }

  #inputs(): HTMLInputElement[] {
    return [...this.#fieldset.querySelectorAll("input")];
  }
}
