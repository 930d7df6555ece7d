/** Timeout of the clipboard, in milliseconds. */
const ANSWER_MS = 1500;

/** Copies a text to the clipboard. Returns whether it succeeded; false after a timeout. */
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

/** Whether the inline script has copied the text before hydration. */
function wasCopiedEarly(text: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset["early"] !== text) return false;
  delete dataset["early"];
  return true;
}

/** For pages without HTTPS, which have no clipboard API. */
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
    // blocked by the browser
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
