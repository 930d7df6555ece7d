import { FIRST_STYLES_ID, STYLES_ID } from "./pageData";

/**
 * Asks for the stylesheet of the page that the server rendered once more, in the head, where it outlives the page: the browser
 * has it by then. It stands in front of the rules that the page brings, so that nothing changes until these go.
 * @param address - that of the stylesheet
 * @param onFailure - called where it does not come
 */
export function askForFirstStyles(address: string, onFailure: () => void): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  link.addEventListener("error", onFailure);
  const first = document.getElementById(FIRST_STYLES_ID);
  document.head.insertBefore(link, first);
}

/** Removes the page's own first styles, which the stylesheet in the head repeats. Styles of extensions and users stay. */
export function dropFirstStyles(): void {
  for (const id of [FIRST_STYLES_ID, STYLES_ID]) document.getElementById(id)?.remove();
}

/**
 * Waits for a stylesheet without which nothing that it is for may appear, and asks for it where nobody did.
 * @throws Error where it does not come, or something else in its place. Chromium takes any answer, and none, for
 *   empty styles.
 */
export async function loadStyles(address: string): Promise<void> {
  const asked = [...document.querySelectorAll("link")].find((link) => link.getAttribute("href") === address);
  const link = asked ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const isThere = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  if (!asked) document.head.append(link);
  try {
    if (!link.sheet) await isThere;
    if (!link.sheet?.cssRules.length) throw new Error(`${address} has no styles.`);
  } catch (error) {
    // The next one who needs it asks again.
    link.remove();
    throw error;
  }
}
