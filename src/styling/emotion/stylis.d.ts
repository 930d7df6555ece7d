/** What is used of Stylis, which has no types of its own. Source: https://stylis.js.org */
declare module "stylis" {
  /** A rule or declaration, as Stylis reads it. */
  type Element = { readonly type: string };
  export function compile(css: string): Element[];
  export function stringify(element: Element): string;
  export function serialize(elements: Element[], callback: typeof stringify): string;
}
