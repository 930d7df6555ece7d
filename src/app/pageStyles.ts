import { LASTING_STYLES_ID } from "./pageData";

/** Loads the first page's stylesheet in the head, where it outlives the page, without effect on styles yet. */
export function loadLastingStyles(address: string, onFailure: () => void): void {
  const attributes = { rel: "stylesheet", href: address, media: "not all", id: LASTING_STYLES_ID };
  const link = Object.assign(document.createElement("link"), attributes);
  link.addEventListener("error", onFailure);
  document.head.append(link);
}

/** Makes the stylesheet in the head take effect. */
export function applyLastingStyles(): void {
  const link = document.getElementById(LASTING_STYLES_ID) as HTMLLinkElement | null;
  // The link's own attribute would load the file again.
  if (link?.sheet) link.sheet.media.mediaText = "all";
}

/** Waits for a required stylesheet, and requests it if no element has. @throws Error if it has no rules */
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
    // Allows another attempt.
    link.remove();
    throw error;
  }
}
