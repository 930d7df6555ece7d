/** How long the clipboard may take to answer, in milliseconds. */
const ANSWER_MS = 1500;

/** Puts a text on the clipboard. Tells whether that worked; a clipboard that does not answer soon has not taken it. */
export async function copyText(text: string): Promise<boolean> {
  if (wasCopiedEarly(text)) return true;
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => setTimeout(reject, ANSWER_MS)),
    ]);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Whether the first script of the page has copied the text, as it was pressed before the page could answer. */
function wasCopiedEarly(text: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset["early"] !== text) return false;
  delete dataset["early"];
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
