/**
 * A border without its corners, as in block games, as layers of a `box-shadow`. It is outside the box.
 * @param color - any CSS colour
 * @param width - in pixels
 */
export function pixelEdge(color: string, width: number): string {
  return [`0 -${width}px`, `0 ${width}px`, `-${width}px 0`, `${width}px 0`]
    .map((offset) => `${offset} 0 0 ${color}`)
    .join(",");
}

/** The colour of pixel edges. */
export const pixelInk = "color-mix(in srgb,var(--color-text) 78%,var(--color-primary))";
