/** Separates several answers. No answer contains it. */
const SEPARATOR = "\u0000";

export function answersIn(value: string): string[] {
  return value === "" ? [] : value.split(SEPARATOR);
}

/** A group of radio buttons or checkboxes with the interface of an `<input>`. */
export class GroupControl {
  readonly #fieldset: HTMLFieldSetElement;

  constructor(fieldset: HTMLFieldSetElement) {
    this.#fieldset = fieldset;
  }

  get type(): "group" {
    return "group";
  }

  get form(): HTMLFormElement | null {
    return this.#fieldset.form;
  }

  /** See `answersIn`. */
  get value(): string {
    const chosen = this.#inputs().filter(({ checked }) => checked);
    return chosen.map(({ value }) => value).join(SEPARATOR);
  }

  set value(value: string) {
    const chosen = answersIn(value);
    for (const input of this.#inputs()) input.checked = chosen.includes(input.value);
  }

  set disabled(isDisabled: boolean) {
    this.#fieldset.disabled = isDisabled;
  }

  /** The same for all radio buttons. Browsers do not validate groups of checkboxes. */
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
