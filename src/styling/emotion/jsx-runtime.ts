import { type ElementType, type Key } from "react";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";
import { withClassName } from "./classNames";

export { Fragment };

/** Like React's own, except that an element's `css` becomes its classes. */
export function jsx(type: ElementType, props: object, key?: Key) {
  return element(type, withClassName(props), key);
}

/** The same for elements with several children. */
export function jsxs(type: ElementType, props: object, key?: Key) {
  return elements(type, withClassName(props), key);
}
