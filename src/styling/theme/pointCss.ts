/** The places of points on pictures. A picture is the same in right-to-left languages. */
export function pointCss({ x, y }: Record<"x" | "y", readonly number[]>): string {
  return (
    x.map((value) => `[data-x="${value}"]{left:${value}%}`).join("") +
    y.map((value) => `[data-y="${value}"]{top:${value}%}`).join("")
  );
}
