import { isPlainClick } from "../../ui/controls/plainClick";
import type { PageSource } from "../pageSource";

/** Navigates on clicks on links to the site's pages, unless a link's own handler prevents it. */
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
