import { type ElementType, type Key } from "react";
import { Fragment, type JSXSource, jsxDEV as element } from "react/jsx-dev-runtime";
import { withClassName } from "./classNames";

export { Fragment };

/** As React's own for development, but for the `css` of an element, which becomes its classes. */
export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  return element(type, withClassName(props), key, isStatic, source, self);
}
