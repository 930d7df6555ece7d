import { isPlainClick } from "../../ui/controls/plainClick";
import type { PageSource } from "../pageSource";

/**
 * Follows every link to a page of this site without loading the page anew: one listener for the document. A handler of
 * the link itself can prevent it.
 * @returns ends that
 */
export function followLinks({ navigate }: Pick<PageSource, "navigate">): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const address = event.target.closest("a[data-page]")?.getAttribute("href");
    if (!address) return;
    event.preventDefault();
    navigate(address);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
