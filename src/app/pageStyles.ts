/**
 * The rules that a page was painted with, which stand in it. They are those of what it shows at first, and the
 * stylesheet holds them too.
 */
const FIRST_STYLES = "#sp-theme ~ style";

/**
 * Asks for the stylesheet of the page that the server rendered once more, in the head, where it outlives the page: the browser
 * has it by then. It stands in front of the rules that the page brings, so that nothing changes until these go.
 * @param address - that of the stylesheet
 * @param onFailure - called where it does not come
 */
export function askForFirstStyles(address: string, onFailure: () => void): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  link.addEventListener("error", onFailure);
  const first = document.querySelector(FIRST_STYLES);
  document.head.insertBefore(link, first);
}

/** Leaves a page to the stylesheet in the head, which is there: that in the page itself goes. */
export function dropFirstStyles(): void {
  for (const styles of document.querySelectorAll(`${FIRST_STYLES},main link,main~link`)) styles.remove();
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
    if (!link.sheet?.cssRules.length) throw new Error(`${address} holds no styles.`);
  } catch (error) {
    // The next one who needs it asks again.
    link.remove();
    throw error;
  }
}
