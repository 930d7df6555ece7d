/** Whether a file is an SVG by its name, as hosts serve it. */
export function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
