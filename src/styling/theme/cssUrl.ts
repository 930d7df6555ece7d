/**
 * Makes an address safe inside `url("…")` in an inline stylesheet: it ends neither the string nor the page's `<style>`,
 * and cannot start a comment.
 */
export function cssUrl(address: string): string {
  return address.replace(/["\\\n\r<>]/g, (character) => encodeURIComponent(character)).replaceAll("*", "%2A");
}
