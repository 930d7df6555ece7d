import { useEffect, useState, type RefObject } from "react";
import type { ToastContent } from "../../fields/parts/toast";
import { copyText } from "./copyText";
import { useSettings } from "../Settings";
import { useToast } from "./Toasts";

const COPIED_MS = 2000;

/**
 * Copies with feedback: a toast, and `copied` for two seconds. If the browser blocks copying, the text is selected for
 * copying by hand.
 * - `text`: the text, or a function if only the browser knows it
 * - `toast`: the toast, instead of the site's default
 * - `source`: the element with the text; without one, the toast contains it
 */
export function useCopy({
  text,
  toast,
  source,
}: {
  text: string | (() => string);
  toast?: ToastContent | undefined;
  source?: RefObject<HTMLElement | null> | undefined;
}): { copied: boolean; copy: () => void } {
  const { standard } = useSettings().toasts;
  const show = useToast();
  // a counter, so copying again restarts the timer
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copyAndTell() {
    const copied = typeof text === "string" ? text : text();
    if (await copyText(copied)) {
      setCopies((count) => count + 1);
      show(toast ?? standard.copied);
    } else if (source?.current) {
      getSelection()?.selectAllChildren(source.current);
      show(standard.copyFailed);
    } else {
      show({ ...standard.copyFailed, copyable: copied });
    }
  }

  return { copied: copies > 0, copy: () => void copyAndTell() };
}
