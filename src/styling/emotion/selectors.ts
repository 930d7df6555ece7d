/**
 * Selects the elements that have one of these styles, for `:is()`. The value of a `css` is its class name, whatever its
 * type says (`styling/compiler/`).
 */
export function selectorOf(...styles: unknown[]): string {
  return styles.map((style) => `.${style as string}`).join();
}
