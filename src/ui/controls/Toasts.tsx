import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { css } from "@emotion/react";
import type { ToastContent } from "../../fields/parts/toast";
import { gutter, space } from "../../styling/theme/tokens";
import { media } from "../../styling/theme/media";
import { useSettings } from "../Settings";
import { Toast } from "./Toast";

/** The content of a toast: the owner's text, a text to copy by hand if copying failed, and an action. */
export type ShownToast = ToastContent & {
  copyable?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
};

type Entry = { id: number; content: ShownToast; opener: HTMLElement };

const ShowToast = createContext<((content: ShownToast) => void) | null>(null);

/** Errors stay longer, because they contain instructions. */
const ERROR_PATIENCE = 4;

const isError = ({ content }: Entry) => content.tone === "error";

export function useToast(): (content: ShownToast) => void {
  const show = use(ShowToast);
  if (!show) throw new Error("useToast requires a ToastProvider.");
  return show;
}

/**
 * Manages toasts and renders their containers after its children: a status region, and an alert region for errors.
 * Toasts wait while the pointer or the focus is on one, or while the page is hidden. Escape closes the newest.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { labels, toasts: settings } = useSettings();
  const [entries, setEntries] = useState<Entry[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const lastId = useRef(0);
  const places = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  useEffect(() => {
    const note = ({ clientY }: PointerEvent) => void (pressedAt.current = clientY);
    addEventListener("pointerdown", note);
    return () => removeEventListener("pointerdown", note);
  }, []);

  const show = useCallback(
    (content: ShownToast) => {
      // The body if nothing has the focus.
      const opener = document.activeElement as HTMLElement;
      const entry = { id: ++lastId.current, content, opener };
      // Safari does not focus tapped buttons.
      const end = opener === document.body ? pressedAt.current : opener.getBoundingClientRect().bottom;
      places.current?.toggleAttribute("data-high", end > innerHeight / 2);
      setEntries((shown) => [...shown, entry].slice(-settings.limit));
    },
    [settings.limit],
  );

  const remove = useCallback((id: number) => {
    setEntries((shown) => shown.filter((entry) => entry.id !== id));
  }, []);

  // removing an element under the pointer or with the focus sends no event
  useEffect(() => {
    const place = entries.length > 0 ? places.current : null;
    setHovered(place?.matches(":hover") ?? false);
    setFocused(place?.contains(document.activeElement) ?? false);
  }, [entries]);

  const toast = (entry: Entry) => {
    const { id, content, opener } = entry;
    return (
      <Toast
        key={id}
        id={id}
        content={content}
        opener={opener}
        durationMs={settings.durationMs * (isError(entry) ? ERROR_PATIENCE : 1)}
        paused={hovered || focused || hidden}
        newest={id === entries.at(-1)?.id}
        onRemove={remove}
      />
    );
  };

  return (
    <ShowToast value={show}>
      {children}
      <div
        ref={places}
        css={region}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold paragraphs */}
        <div role="status" aria-label={labels.notifications} aria-atomic="false">
          {entries.filter((entry) => !isError(entry)).map(toast)}
        </div>
        <div role="alert" aria-label={labels.notifications} aria-atomic="false">
          {entries.filter(isError).map(toast)}
        </div>
      </div>
    </ShowToast>
  );
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => false,
  );
}

const region = css`
  position: fixed;
  z-index: 40;
  inset-block-end: max(${space[4]}, env(safe-area-inset-bottom));
  inset-inline: ${gutter};
  max-inline-size: 26rem;
  margin-inline: auto;
  pointer-events: none;
  /* On phones, a toast is as wide as the screen. It moves to the top if the lower half was tapped. */
  ${media.belowMedium} {
    &[data-high] {
      inset-block: calc(var(--header-height) + ${space[2]}) auto;
    }
  }
  ${media.medium} {
    inset-inline-start: auto;
    inline-size: min(24rem, 100vw - 2 * ${gutter});
  }
  ${media.print} {
    display: none;
  }
`;
