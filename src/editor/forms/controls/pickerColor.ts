/**
 * A hexadecimal colour as `<input type="color">` needs it: `#rrggbb`, without transparency. Any other text is black,
 * because browsers warn about it.
 */
export function pickerColor(text: string): string {
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text) ?? [];
  if (digits === undefined) return "#000000";
  const pairs = digits.length < 6 ? digits.replaceAll(/./g, "$&$&") : digits;
  return `#${pairs.slice(0, 6).toLowerCase()}`;
}
