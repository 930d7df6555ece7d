/**
 * Replaces React's JSX runtime in the editor's frame: it takes the marks out of the texts of elements, and writes their
 * indices to `data-at`. Components get marked texts, and pass them on.
 */
import { Fragment, type JSX, jsx as create, jsxs as createWithChildren } from "react/jsx-runtime";
import { marksIn, withoutMarks } from "../../compile/marks";
// oxlint-disable-next-line eslint/no-restricted-imports -- the only component without an element
import { Address } from "../../ui/elements/Address";

export { Fragment };
export type { JSX };

type Create = typeof create;

export const jsx: Create = (type, props, key) => withMarks(create, type, props, key);
export const jsxs: Create = (type, props, key) => withMarks(createWithChildren, type, props, key);

/** The marks in elements without an element on the page, which belong to the element around them. */
const inside = new WeakMap<object, readonly number[]>();

function withMarks(make: Create, ...[type, props, key]: Parameters<Create>): JSX.Element {
  const isElement = typeof type === "string";
  if (type === Address) {
    const element = make(type, props, key);
    inside.set(element, marksIn((props as { text: string }).text));
    return element;
  }
  if (!isElement && type !== Fragment) return make(type, props, key);
  const { children, ...others } = props as Record<string, unknown>;
  // The texts of an element before its attributes, which no click can mean.
  const found: number[] = [];
  const shown = withoutInside(children, found);
  const entries = Object.entries(others).map(([name, value]) => [name, without(value, found)] as const);
  if (found.length === 0) return make(type, props, key);
  const own = {
    ...Object.fromEntries(entries),
    ...(children === undefined ? {} : { children: shown }),
    ...(isElement ? { "data-at": [...new Set(found)].join(" ") } : {}),
  };
  const element = make(type, own, key);
  if (!isElement) inside.set(element, found);
  return element;
}

/** Marks in an address, such as the subject of an email. */
const encoded = /%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}/g;

function without(value: unknown, found: number[]): unknown {
  if (typeof value !== "string") return value;
  if (value.includes("%F3%B")) return without(value.replace(encoded, decodeURIComponent), found);
  const marks = marksIn(value);
  if (marks.length === 0) return value;
  found.push(...marks);
  return withoutMarks(value);
}

/** Children can be texts, elements, or lists of both. */
function withoutInside(children: unknown, found: number[]): unknown {
  if (Array.isArray(children)) return children.map((child) => withoutInside(child, found));
  if (typeof children === "object" && children !== null) found.push(...(inside.get(children) ?? []));
  return without(children, found);
}
