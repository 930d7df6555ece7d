/**
 * The control characters (Unicode's category Cc) that are no white space, as the inside of a character class.
 * HTML and CSS read some of them as other characters, so that a browser sees another text than was checked.
 */
const controls = "\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f";

/**
 * The pattern of one character of an address or of a file's name: neither white space nor a control character.
 * @param others - what else it cannot be, as the inside of a character class
 */
export function addressCharacterBut(others: string): string {
  return `[^\\s${others}${controls}]`;
}

/** The same, of any character that an address can have. */
export const addressCharacter = addressCharacterBut("");

/** The pattern of a name: any text without control characters. */
export const nameCharacters = new RegExp(`^[^${controls}]*$`);

const control = new RegExp(`[${controls}]`, "g");

/** The control characters of a text, in order. */
export function controlsIn(text: string): string[] {
  return text.match(control) ?? [];
}

/** A text without its control characters. */
export function withoutControls(text: string): string {
  return text.replace(control, "");
}
