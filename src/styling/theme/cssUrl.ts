/** Makes an address safe inside `url("…")` in an inline stylesheet: it cannot end the string, rule or `<style>`. */
export function cssUrl(address: string): string {
  return address.replace(/["\\\n\r<>]/g, (character) => encodeURIComponent(character)).replaceAll("*", "%2A");
}
