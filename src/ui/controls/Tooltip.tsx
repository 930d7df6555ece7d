import { css, keyframes } from "@emotion/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { media } from "../../styling/theme/media";
import { color, edge, radius, shadow, size } from "../../styling/theme/tokens";
import { useSettings } from "../Settings";
import { anchorOf } from "./tooltipAnchor";

/** How long a tooltip stays after the pointer leaves, so that the pointer can reach it. */
const CLOSE_MS = 120;

interface Shown {
  anchor: Element;
  words: string;
}

/**
 * The page's tooltip. Renders the `data-tooltip` of the hovered or keyboard-focused element, or its `aria-label` if that
 * is empty, in a `<div>`. It is only visual: elements with a tooltip have their own accessible name.
 * - `sign`: the event for the first tooltip, from before this component loaded
 */
export function Tooltip({ sign }: { sign: Event | undefined }) {
  const { openDelayMs, skipDelayMs } = useSettings().tooltips;
  const [shown, setShown] = useState<Shown | null>(null);
  const tooltip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = false;
    let focused: Element | undefined;
    let closedAt = -Infinity;

    function show(anchor: Element) {
      clearTimeout(timer);
      open = true;
      const words = anchor.getAttribute("data-tooltip") || anchor.getAttribute("aria-label");
      setShown({ anchor, words: words ?? "" });
    }
    function hide() {
      clearTimeout(timer);
      focused = undefined;
      if (open) closedAt = Date.now();
      open = false;
      setShown(null);
    }
    function onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === "touch") return;
      if (tooltip.current?.contains(target as Node)) {
        clearTimeout(timer);
        return;
      }
      const anchor = anchorOf(target);
      if (!anchor) return;
      clearTimeout(timer);
      const delay = open || Date.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
      if (delay === 0) show(anchor);
      else timer = setTimeout(() => show(anchor), delay);
    }
    function onPointerOut({ target, relatedTarget }: PointerEvent) {
      const anchor = anchorOf(target);
      if (
        anchor ? anchor.contains(relatedTarget as Node | null) : !tooltip.current?.contains(target as Node)
      ) {
        return;
      }
      clearTimeout(timer);
      if (open) timer = setTimeout(hide, CLOSE_MS);
    }
    function onFocusIn({ target }: FocusEvent) {
      const anchor = anchorOf(target);
      if (!anchor?.matches(":focus-visible")) return;
      show(anchor);
      focused = anchor;
    }
    // Focusing scrolls the anchor into view, so the tooltip follows it.
    function onScroll() {
      if (!focused) hide();
      else if (tooltip.current) place(tooltip.current, focused);
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === "Escape") hide();
    }

    const listening = new AbortController();
    const options = { passive: true, capture: true, signal: listening.signal };
    document.addEventListener("pointerover", onPointerOver, options);
    document.addEventListener("pointerout", onPointerOut, options);
    document.addEventListener("pointerdown", hide, options);
    document.addEventListener("focusin", onFocusIn, options);
    document.addEventListener("focusout", hide, options);
    document.addEventListener("keydown", onKeyDown, options);
    document.addEventListener("scroll", onScroll, options);
    if (sign?.type === "focusin") onFocusIn(sign as FocusEvent);
    else if (sign) onPointerOver(sign as PointerEvent);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [openDelayMs, skipDelayMs, sign]);

  useLayoutEffect(() => {
    if (shown && tooltip.current) place(tooltip.current, shown.anchor);
  }, [shown]);

  return (
    shown && (
      <div ref={tooltip} role="tooltip" aria-hidden="true" css={styles}>
        {shown.words}
      </div>
    )
  );
}

/** Places the tooltip above its anchor, or below if there is no space, and within the sides of the screen. */
function place(tooltip: HTMLElement, anchor: Element) {
  const gap = 8;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const above = box.top - gap - offsetHeight;
  const left = box.left + box.width / 2 - offsetWidth / 2;
  const rightmost = document.documentElement.clientWidth - offsetWidth - gap;
  tooltip.style.top = `${above >= gap ? above : box.bottom + gap}px`;
  tooltip.style.left = `${Math.max(gap, Math.min(left, rightmost))}px`;
}

const appear = keyframes`
  from { opacity: 0; scale: 0.96; }
`;

const styles = css`
  position: fixed;
  z-index: 50;
  inset-block-start: 0;
  left: 0;
  inline-size: max-content;
  max-inline-size: min(18rem, 100vw - 1rem);
  padding: 0.35rem 0.7rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: ${size.xs};
  font-weight: 550;
  line-height: 1.4;
  box-shadow: ${edge}, ${shadow[2]};
  ${media.motion} {
    animation: ${appear} 120ms ease-out;
  }
  ${media.print} {
    display: none;
  }
`;
