/** A drawing that repeats horizontally, as a data URL for a mask. `width` belongs to one repetition, 100 high. */
export function tile(width: number, content: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} 100' width='${width}' height='100'>${content}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

export const filled = (path: string) => `<path d='${path}'/>`;

/** A line without a fill. */
export const line = (path: string, width: number) =>
  `<path d='${path}' fill='none' stroke='black' stroke-width='${width}' stroke-linejoin='round'/>`;

/** Round dots of one size, at these positions. */
export function dots(places: readonly (readonly [x: number, y: number])[], size: number): string {
  const path = places.map(([x, y]) => `M${x} ${y}h0`).join("");
  return `<path d='${path}' stroke='black' stroke-width='${size}' stroke-linecap='round'/>`;
}

/** Columns of blocks next to each other, on the lower edge. Each digit of `heights` is a column. */
export function columns(heights: string, block: number): string {
  return `M0 100${Array.from(heights, (height) => `V${100 - Number(height) * block}h${block}`).join("")}V100z`;
}

/** A tree of blocks: the column of its trunk, and the number of blocks below it. */
export function tree(column: number, ground: number, block: number): string {
  const [x, y] = [column * block, 100 - ground * block];
  return `M${x} ${y}v${-block}h${-block}v${-2 * block}h${3 * block}v${2 * block}h${-block}v${block}z`;
}

/** Mountains from peak to valley, with one side filled: down to the lower edge, or the sky above. */
export function ridge(points: readonly (readonly [x: number, y: number])[], side: "below" | "above"): string {
  const base = side === "below" ? 100 : 0;
  const width = points.at(-1)?.[0] ?? 0;
  return `M0 ${base}L${points.map(([x, y]) => `${x} ${y}`).join(" ")} ${width} ${base}z`;
}
