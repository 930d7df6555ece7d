import { useEffect, useState, type RefObject } from "react";
import type { ToastContent } from "../../fields/parts/toast";
import { copyText } from "./copyText";
import { useSettings } from "../Settings";
import { useToast } from "./Toasts";

/** How long something says that it was copied. */
const COPIED_MS = 2000;

/**
 * Copying with an answer to the visitor: a toast, and `copied` for two seconds. Where the browser refuses,
 * the text is selected for copying by hand.
 * - `text`: what is copied; a function where only the browser knows it
 * - `toast`: what to say instead of the site's standard words
 * - `source`: the element that shows the text; without one, the toast shows it
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
  // a count rather than a flag, so that copying again starts the two seconds anew
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
