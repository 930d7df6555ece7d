/** The control characters (Cc) except white space, as a character class. Browsers read some as other characters. */
const controls = "\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f";

/**
 * The pattern of one character of an address or a file's name: no white space, control character or one of `others`.
 */
export function addressCharacterBut(others: string): string {
  return `[^\\s${others}${controls}]`;
}

/** The same, of any character that an address can have. */
export const addressCharacter = addressCharacterBut("");

/** The pattern of a name: any text without control characters. */
export const nameCharacters = new RegExp(`^[^${controls}]*$`);

const control = new RegExp(`[${controls}]`, "g");

export function controlsIn(text: string): string[] {
  return text.match(control) ?? [];
}

export function withoutControls(text: string): string {
  return text.replace(control, "");
}
