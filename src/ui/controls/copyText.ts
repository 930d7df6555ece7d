/** Puts a text on the clipboard. Tells whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  if (wasCopiedEarly(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Whether the first script of the page has copied the text, as it was pressed before the page could answer. */
function wasCopiedEarly(text: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset["copied"] !== text) return false;
  delete dataset["copied"];
  return true;
}

/** The way of pages without a secure connection, where there is no clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // the browser refuses this way too
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
