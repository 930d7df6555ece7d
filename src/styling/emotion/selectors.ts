/** Selects elements with one of these styles, for `:is()`. A `css` value is its class name (`styling/compiler/`). */
export function selectorOf(...styles: unknown[]): string {
  return styles.map((style) => `.${style as string}`).join();
}
