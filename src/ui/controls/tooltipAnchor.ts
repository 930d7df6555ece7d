/** The element with a tooltip: an event's target or its ancestor. */
export function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tooltip]") : null;
}
