import type { StatusProps } from "./schema";

/** Whether a block shows the faces of who is on, so that the part for them is needed. */
export function showsFaces({
  faces,
  names,
  layout,
}: Pick<StatusProps, "faces" | "names" | "layout">): boolean {
  return faces && names && layout === "cards";
}
