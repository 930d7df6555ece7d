/**
 * Replaces React's JSX runtime in the editor's frame: it takes the marks out of the texts of elements, and writes their
 * indices to `data-at`. Components get marked texts, and pass them on.
 */
import { Fragment, type JSX, jsx as create, jsxs as createWithChildren } from "react/jsx-runtime";
import { marksIn, withoutMarks } from "../../compile/marks";

export { Fragment };
export type { JSX };

type Create = typeof create;

export const jsx: Create = (type, props, key) => create(type, unmarked(type, props), key);
export const jsxs: Create = (type, props, key) => createWithChildren(type, unmarked(type, props), key);

function unmarked(type: unknown, props: unknown): unknown {
  if (typeof type !== "string" && type !== Fragment) return props;
  const found: number[] = [];
  const entries = Object.entries(props as Record<string, unknown>).map(
    ([name, value]) =>
      [name, name === "children" ? withoutInside(value, found) : without(value, found)] as const,
  );
  const own = Object.fromEntries(entries);
  if (found.length === 0) return own;
  return type === Fragment ? own : { ...own, "data-at": [...new Set(found)].join(" ") };
}

/** A mark in an address that was made of a text, such as the name of a person. */
const encodedMark = /%F3%B[\dA-F]%[89AB][\dA-F]%[89AB][\dA-F]/g;

function without(value: unknown, found: number[]): unknown {
  if (typeof value !== "string") return value;
  if (value.includes("%F3%B")) return value.replaceAll(encodedMark, "");
  const marks = marksIn(value);
  if (marks.length === 0) return value;
  found.push(...marks);
  return withoutMarks(value);
}

/** Children can be texts, or lists of texts. */
function withoutInside(children: unknown, found: number[]): unknown {
  return Array.isArray(children)
    ? children.map((child) => withoutInside(child, found))
    : without(children, found);
}
