import { useEffect, useRef } from "react";
import type { Variation } from "../messages";
import { useSession } from "./useSession";

/** In pixels: the width of the page in it, before it is scaled down. */
const WIDTH = 1280;

/** A picture of a variation of the site, made of the page itself. It cannot be used or focused. */
export function SmallFrame({
  variation,
  height,
  width,
}: {
  variation: Variation;
  height: number;
  width: number;
}) {
  const session = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(variation);
  useEffect(
    () => (frame.current ? session.showVariation(frame.current, shown.current) : undefined),
    [session],
  );
  const scale = width / WIDTH;
  return (
    <span className="small-frame" aria-hidden="true" style={{ width, height }}>
      <iframe
        ref={frame}
        src={session.frameAddress}
        sandbox="allow-scripts"
        loading="lazy"
        tabIndex={-1}
        title=""
        style={{ width: WIDTH, height: height / scale, transform: `scale(${scale})` }}
      />
    </span>
  );
}
