/** What shows a tooltip for the target of an event: the target itself, or something around it. */
export function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tooltip]") : null;
}
