import { useEffect, useRef } from "react";
import type { Variation } from "../messages";
import { useSession, useWords } from "./useSession";

/** A picture of a variation of the site, made of the page itself. It cannot be used or focused. */
export function SmallFrame({
  variation,
  height,
  width,
  screen = "block" in variation ? 560 : 1280,
}: {
  variation: Variation;
  height: number;
  width: number;
  /** The width of the page before it is scaled down, in pixels. */
  screen?: number;
}) {
  const session = useSession();
  const words = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(variation);
  useEffect(
    () => (frame.current ? session.showVariation(frame.current, shown.current) : undefined),
    [session],
  );
  const scale = width / screen;
  return (
    <span className="small-frame" aria-hidden="true" style={{ width, height }}>
      <iframe
        ref={frame}
        src={session.frameAddress}
        sandbox="allow-scripts"
        loading="lazy"
        tabIndex={-1}
        title={words.page}
        style={{ width: screen, height: height / scale, transform: `scale(${scale})` }}
      />
    </span>
  );
}
