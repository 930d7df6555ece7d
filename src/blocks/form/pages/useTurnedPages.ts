import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { draftKey, restoreDraft } from "../drafts/draft";
import type { Control } from "../answers";
import { PagePlaces } from "./pagePlaces";

interface Form {
  /** The parent of the pages' `<fieldset>`s. */
  frame: RefObject<HTMLElement | null>;
  controls: RefObject<ReadonlyMap<string, Control>>;
  /** Reads the fields again. */
  refresh: () => void;
  /** The last page up to this one whose conditions are met. */
  nearest: (page: number) => number;
  /** Shows a single page again. */
  close: () => void;
}

/**
 * The current page of a form. Back and Forward in the browser turn the pages, and visitors who return find the last page
 * and their draft.
 * @returns `turnTo` moves the focus to another page; `goBackTo` uses the browser's Back if possible
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
    // Focus alone may show any part of a tall page.
    shown?.scrollIntoView();
  };
  const turnTo = (page: number) => {
    places.current?.turn(current, page);
    show(page);
  };

  const restore = (element: HTMLElement) => {
    const wasEntered = isEntered(element);
    const key = draftKey(form.controls.current);
    places.current = new PagePlaces(key, window);
    restoreDraft(key, form.controls.current);
    form.refresh();
    const page = form.nearest(places.current.initialPage);
    // Visitors who are already filling in the first page stay there.
    if (!element.contains(document.activeElement)) setCurrent(page);
    // After the form's own validation is ready.
    if (wasEntered) queueMicrotask(() => submitUnchecked(element.closest("form")));
  };
  const follow = () => {
    places.current?.arrive();
    const pageInHistory = places.current?.pageInHistory();
    if (pageInHistory === undefined) return;
    const page = form.nearest(pageInHistory);
    places.current?.keep(page);
    if (page !== current) show(page);
  };
  const restart = () => {
    form.refresh();
    form.close();
    setCurrent(0);
    places.current?.end();
  };

  const latest = useRef({ restore, follow, restart });
  useLayoutEffect(() => {
    latest.current = { restore, follow, restart };
  });
  // Before the first paint, and before the scroll position is restored.
  useLayoutEffect(() => {
    if (form.frame.current) latest.current.restore(form.frame.current);
  }, [form.frame]);
  useEffect(() => {
    const element = form.frame.current?.closest("form");
    const onHistory = () => latest.current.follow();
    // The browser empties the fields after the event.
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

/** Submits a form without the browser's validation. */
export function submitUnchecked(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  // A field may be named "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form);
}

/** Whether the visitor pressed Enter before hydration, but invalid fields on hidden pages kept the browser from sending. */
function isEntered(frame: HTMLElement): boolean {
  const selector = ":user-invalid";
  return (
    globalThis.CSS?.supports?.(`selector(${selector})`) && !!frame.querySelector(`[data-away] ${selector}`)
  );
}
