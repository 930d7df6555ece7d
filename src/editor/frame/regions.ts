/** The indices of the marks of an element's own texts. */
export function marksAt(element: Element): number[] {
  return (element.getAttribute("data-at") ?? "").split(" ").filter(Boolean).map(Number);
}

/**
 * The region of a value of the config on the page: the largest elements whose marks all belong to it.
 * @param root - the element of the page
 * @param isOwn - whether a mark belongs to the value
 */
export function regionOf(root: Element, isOwn: (mark: number) => boolean): Element[] {
  const foreign = new Set<Element>();
  const own: Element[] = [];
  for (const element of root.querySelectorAll("[data-at]")) {
    if (marksAt(element).every(isOwn)) own.push(element);
    else
      for (let around: Element | null = element; around && around !== root; around = around.parentElement)
        foreign.add(around);
  }
  const region = new Set<Element>();
  for (const element of own) {
    // A text with another field's text inside has no region of its own.
    if (foreign.has(element)) continue;
    let outermost = element;
    for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
      if (foreign.has(around)) break;
      outermost = around;
    }
    region.add(outermost);
  }
  return [...region].sort((a, b) => areaOf(b) - areaOf(a));
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}
