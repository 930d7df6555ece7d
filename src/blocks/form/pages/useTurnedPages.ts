import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { draftKey, restoreDraft } from "../drafts/draft";
import type { Control } from "../answers";
import { PagePlaces } from "./pagePlaces";

/** What the pages of a form tell of themselves, with what stands in the fields now. */
interface Form {
  /** Around the pages, which are its first level of `<fieldset>`. */
  frame: RefObject<HTMLElement | null>;
  controls: RefObject<ReadonlyMap<string, Control>>;
  /** Reads the fields anew. */
  refresh: () => void;
  /** The page to be shown for this one, which may not count. */
  nearest: (page: number) => number;
  /** Shows a single page again, where all were shown. */
  close: () => void;
}

/**
 * Which page of a form is shown. The browser's Back and Forward turn the pages too, and a visitor who comes back finds the
 * page that was shown, with the draft of the form.
 * @returns `turnTo` shows another page and moves the focus there; `goBackTo` does so by the browser's Back, where that leads there;
 *   `isGoingBack` tells whether that is on its way; `forget` has a visitor who comes back begin with the first page
 */
export function useTurnedPages(form: Form): {
  current: number;
  turnTo: (page: number) => void;
  goBackTo: (page: number) => void;
  isGoingBack: () => boolean;
  forget: () => void;
} {
  const [current, setCurrent] = useState(0);
  const places = useRef<PagePlaces>(undefined);

  const show = (page: number) => {
    flushSync(() => setCurrent(page));
    const shown = form.frame.current?.querySelectorAll<HTMLElement>(":scope > fieldset")[page];
    shown?.focus({ preventScroll: true });
    // Of a page that is taller than the screen, focus shows any part.
    shown?.scrollIntoView();
  };
  const turnTo = (page: number) => {
    places.current?.turn(current, page);
    show(page);
  };

  const start = (element: HTMLElement) => {
    const wasEntered = isEntered(element);
    const key = draftKey(form.controls.current);
    places.current = new PagePlaces(key, window);
    restoreDraft(key, form.controls.current);
    form.refresh();
    const page = form.nearest(places.current.start);
    // Who fills in the first page already is left there.
    if (!element.contains(document.activeElement)) setCurrent(page);
    // Once the form can be checked, which is a moment later.
    if (wasEntered) queueMicrotask(() => submitUnchecked(element.closest("form")));
  };
  const follow = () => {
    places.current?.arrive();
    const named = places.current?.named();
    if (named === undefined) return;
    const page = form.nearest(named);
    places.current?.keep(page);
    if (page !== current) show(page);
  };
  const restart = () => {
    form.refresh();
    form.close();
    setCurrent(0);
    places.current?.end();
  };

  const latest = useRef({ start, follow, restart });
  useLayoutEffect(() => {
    latest.current = { start, follow, restart };
  });
  // Before anything is painted, and before the page is scrolled to where a visitor was who comes back to it.
  useLayoutEffect(() => {
    if (form.frame.current) latest.current.start(form.frame.current);
  }, [form.frame]);
  useEffect(() => {
    const element = form.frame.current?.closest("form");
    const onHistory = () => latest.current.follow();
    // The fields are emptied after the event.
    const onReset = () => setTimeout(() => latest.current.restart());
    addEventListener("popstate", onHistory);
    element?.addEventListener("reset", onReset);
    return () => {
      removeEventListener("popstate", onHistory);
      element?.removeEventListener("reset", onReset);
    };
  }, [form.frame]);

  const goBackTo = (page: number) => {
    if (!places.current?.goBackTo(page)) turnTo(page);
  };
  return {
    current,
    turnTo,
    goBackTo,
    isGoingBack: () => places.current?.isGoingBack === true,
    forget: () => places.current?.forget(),
  };
}

/** Submits a form that the browser does not check first: its fields are checked page by page. */
export function submitUnchecked(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  // The prototype's, because a field may be named "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form);
}

/**
 * Whether somebody pressed Enter before the page was alive, and the browser found fields to be filled in on pages that are
 * away: it can neither show them nor send the form, and says nothing.
 */
function isEntered(frame: HTMLElement): boolean {
  const selector = ":user-invalid";
  return (
    globalThis.CSS?.supports?.(`selector(${selector})`) && !!frame.querySelector(`[data-away] ${selector}`)
  );
}
