/** File names from cameras, screenshots and programs. */
const fileName =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)$|^(?:img|dsc|screenshot|image|untitled)[\s_-]*\d+/i;

/** Why an alt text does not describe its picture, as the beginning of a message. */
export function emptyAltReason(alt: unknown): string | undefined {
  if (typeof alt !== "string") return undefined;
  if (alt.trim() === "") return '"alt" is empty, so screen readers skip this picture.';
  if (!fileName.test(alt.trim())) return undefined;
  return `${JSON.stringify(alt)} is a file name, not a description of the picture.`;
}
