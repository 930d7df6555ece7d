import { type ElementType, type Key } from "react";
import { Fragment, type JSXSource, jsxDEV as element } from "react/jsx-dev-runtime";
import { withClassName } from "./classNames";

export { Fragment };

/** Like React's own for development, except that an element's `css` becomes its classes. */
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
