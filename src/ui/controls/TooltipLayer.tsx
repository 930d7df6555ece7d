import { type ReactNode, useEffect, useState } from "react";
import { anchorOf } from "./tooltipAnchor";

const signs = ["pointerover", "focusin"] as const;
const endings = ["pointerout", "pointerdown", "focusout", "keydown"] as const;

/**
 * Where the tooltip of the page comes from: nothing is fetched until a pointer or the focus rests on something that
 * has one. Renders that tooltip from then on.
 */
export function TooltipLayer() {
  const [tooltip, setTooltip] = useState<ReactNode>(null);

  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, capture: true, signal: listening.signal };
    let sign: Event | undefined;

    async function onSign(event: Event) {
      if (!anchorOf(event.target) || (event as PointerEvent).pointerType === "touch") return;
      sign = event;
      // Where it cannot be had, the next sign asks again.
      const part = await import("./Tooltip").catch(() => undefined);
      if (!part || listening.signal.aborted) return;
      listening.abort();
      setTooltip(<part.Tooltip sign={sign} />);
    }
    // Such an event hides a tooltip, also one that is still on its way.
    function onEnding() {
      sign = undefined;
    }
    for (const type of endings) document.addEventListener(type, onEnding, options);
    for (const type of signs) document.addEventListener(type, (event) => void onSign(event), options);
    return () => listening.abort();
  }, []);

  return tooltip;
}
