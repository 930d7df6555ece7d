/** The possible values of an element's `css` once styles are compiled to class names. */
export type Classes = string | false | null | undefined | readonly Classes[];

interface WithStyles {
  css?: Classes;
  className?: string | undefined;
}

/** Returns the styles of an element as classes: its own first, then the ones from its owner. */
export function withClassName(props: object): object {
  if (!("css" in props)) return props;
  const { css, className } = props as WithStyles;
  const classes = flatten(css, className ?? "");
  const plain: Record<string, unknown> = {};
  // Runs for every element of every page. Spreading the rest of an object takes three times as long.
  for (const key in props) if (key !== "css" && key !== "className") plain[key] = props[key as keyof object];
  if (classes !== "") plain["className"] = classes;
  return plain;
}

function flatten(css: Classes, more: string): string {
  const own = typeof css === "string" ? css : Array.isArray(css) ? (css as Classes[]).reduce(join, "") : "";
  return own && more ? `${own} ${more}` : own || more;
}

function join(before: string, css: Classes): string {
  const own = flatten(css, "");
  return before && own ? `${before} ${own}` : before || own;
}
