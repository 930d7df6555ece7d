/** Makes an address safe inside `url("…")` of a style sheet that stands in a page. */
export function cssUrl(address: string): string {
  return address.replace(/["\\\n\r<>]/g, (character) => encodeURIComponent(character));
}
