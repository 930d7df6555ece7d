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
  const { children, ...others } = props as Record<string, unknown>;
  // The texts of an element before those of its attributes, which no click can mean.
  const found: number[] = [];
  const shown = withoutInside(children, found);
  const entries = Object.entries(others).map(([name, value]) => [name, without(value, found)] as const);
  if (found.length === 0) return props;
  const own = {
    ...Object.fromEntries(entries),
    ...("children" in (props as object) ? { children: shown } : {}),
  };
  return type === Fragment ? own : { ...own, "data-at": [...new Set(found)].join(" ") };
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

/** Children can be texts, or lists of texts, also in other lists. */
function withoutInside(children: unknown, found: number[]): unknown {
  return Array.isArray(children)
    ? children.map((child) => withoutInside(child, found))
    : without(children, found);
}
