/** What steers a terminal on purpose: the ends of lines, tabs, and the styles that `styleText` of `node:util` writes. */
const meant = String.raw`\r?\n|\t|\u001b\[\d{1,2}m`;
/** What else could steer it, or turn the direction of what follows around. */
const steering = new RegExp(String.raw`(${meant})|[\p{Cc}\u202a-\u202e\u2066-\u2069]`, "gu");

/**
 * A text that a terminal shows as it is, whatever somebody has called a file or a folder. What could steer it is written
 * as JSON writes it, so that the forms for programs stay the same.
 */
export function terminalText(text: string): string {
  return text.replace(
    steering,
    (sign, isMeant?: string) => isMeant ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
