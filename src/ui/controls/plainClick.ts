/** Whether a click follows a link in this tab. With another button or a modifier key, browsers open it elsewhere. */
export function isPlainClick(
  event: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0);
}
