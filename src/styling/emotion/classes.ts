/** The possible values of an element's `css` once styles are compiled to class names. */
type Classes = string | false | null | undefined | readonly Classes[];

/** The `className` of an element with these styles. Its compiler adds the calls. */
export function joinClasses(...styles: readonly Classes[]): string | undefined {
  let text: string | undefined;
  for (const style of styles) {
    const own = typeof style === "object" ? style && joinClasses(...style) : style;
    if (own) text = text ? `${text} ${own}` : own;
  }
  return text;
}
