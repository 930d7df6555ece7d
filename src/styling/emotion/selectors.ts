/**
 * What finds the elements that have one of these styles, for `:is()`. What a `css` gives is the name of its class, whatever
 * its type says (`styling/compiler/`).
 */
export function selectorOf(...styles: unknown[]): string {
  return styles.map((style) => `.${style as string}`).join();
}
