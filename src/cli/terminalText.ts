/** Allowed control characters: line breaks, tabs, and the styles of `styleText` of `node:util`. */
const meant = String.raw`\r?\n|\t|\u001b\[\d{1,2}m`;
/** Other control characters, and characters that change the text direction. */
const steering = new RegExp(String.raw`(${meant})|[\p{Cc}\u202a-\u202e\u2066-\u2069]`, "gu");

/** Escapes control characters like JSON, because file names may contain them and output must stay valid. */
export function terminalText(text: string): string {
  return text.replace(
    steering,
    (sign, isMeant?: string) => isMeant ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
