import { type ReactNode, useEffect, useState } from "react";
import { anchorOf } from "./tooltipAnchor";

const signs = ["pointerover", "focusin"] as const;
const endings = ["pointerout", "pointerdown", "focusout", "keydown"] as const;

/** Loads the page's tooltip when an element with one is first hovered or focused, and renders it. */
export function TooltipLayer() {
  const [tooltip, setTooltip] = useState<ReactNode>(null);

  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, capture: true, signal: listening.signal };
    let sign: Event | undefined;

    async function onSign(event: Event) {
      if (!anchorOf(event.target) || (event as PointerEvent).pointerType === "touch") return;
      sign = event;
      // After a failure, the next event tries again.
      const part = await import("./Tooltip").catch(() => undefined);
      if (!part || listening.signal.aborted) return;
      listening.abort();
      setTooltip(<part.Tooltip sign={sign} />);
    }
    // Hides a tooltip, even before it has loaded.
    function onEnding() {
      sign = undefined;
    }
    for (const type of endings) document.addEventListener(type, onEnding, options);
    for (const type of signs) document.addEventListener(type, (event) => void onSign(event), options);
    return () => listening.abort();
  }, []);

  return tooltip;
}
