/** What is used of Stylis, which has no types of its own. Source: https://stylis.js.org */
declare module "stylis" {
  /** A rule or declaration, as Stylis reads it. */
  type Element = {
    readonly type: string;
    /** The name of a declaration's property. */
    readonly props: string | string[];
  };
  export function compile(css: string): Element[];
  /** Writes an element, and what stands in it by the callback. */
  type Writer = (element: Element, index: number, siblings: Element[], callback: Writer) => string;
  export const stringify: Writer;
  export function serialize(elements: Element[], callback: Writer): string;
}
