import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "../whenIdle";
import { Loop } from "./Loop";
import { moving } from "./moving";

interface Moving {
  picture: HTMLImageElement;
  video: string;
}

/**
 * The videos in front of the page's pictures. Nothing loads before the page has loaded, on phones, with reduced motion
 * or with data saver.
 */
export function useLoops(): ReactNode {
  const [all, setAll] = useState<readonly Moving[]>([]);

  useEffect(() => {
    const find = () => setAll((known) => (isSame(known, found()) ? known : found()));
    const observer = new MutationObserver(find);
    const query = matchMedia(moving);
    // Not before hydration, which finds only its own elements.
    const stop = afterLoad(() => {
      find();
      query.addEventListener("change", find);
      const attributeFilter = ["data-video"];
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    });
    return () => {
      stop();
      query.removeEventListener("change", find);
      observer.disconnect();
    };
  }, []);

  return all.map((one, index) => <Loop key={`${index} ${one.video}`} {...one} />);
}

function found(): Moving[] {
  if (!matchMedia(moving).matches || savesData()) return [];
  const pictures = document.querySelectorAll<HTMLImageElement>("main img[data-video]");
  return Array.from(pictures, (picture) => ({ picture, video: picture.dataset["video"]! }));
}

function isSame(some: readonly Moving[], others: readonly Moving[]): boolean {
  const isLike = (one: Moving, other: Moving | undefined) =>
    one.picture === other?.picture && one.video === other.video;
  return some.length === others.length && some.every((one, index) => isLike(one, others[index]));
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function afterLoad(work: () => void): () => void {
  let isWanted = true;
  const start = () => whenIdle(() => isWanted && work());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
  return () => {
    isWanted = false;
    removeEventListener("load", start);
  };
}
