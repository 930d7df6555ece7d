/** Whether a key contains a list of blocks. */
export function isBlockList(key: string | number | undefined): boolean {
  return key === "blocks" || key === "aside";
}
