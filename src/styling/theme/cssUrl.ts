/** Makes an address safe inside `url("…")` of a style sheet that stands in a page: it ends neither the string, nor the page's `<style>`, nor reads as a comment. */
export function cssUrl(address: string): string {
  return address.replace(/["\\\n\r<>]/g, (character) => encodeURIComponent(character)).replaceAll("*", "%2A");
}
