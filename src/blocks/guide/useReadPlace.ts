import { useEffect, useState } from "react";

/** The upper part of the screen in which the current heading begins. */
const READ_PART = 1 / 3;

/** The id of the current heading: the last one that begins in the upper part of the screen. */
export function useReadPlace(places: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>();

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const elements = places.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const line = innerHeight * READ_PART;
      setRead(elements.findLast((element) => element.getBoundingClientRect().top < line)?.id);
    };
    // Called when a heading passes the line between the two parts.
    const observer = new IntersectionObserver(find, { rootMargin: `0px 0px ${-100 * (1 - READ_PART)}% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [places]);

  return read;
}
