import type { Page } from "playwright";

/** A page whose words and distances are measured. */
export interface MeasuredPage {
  page: Page;
  /** How large the distances of the site's preset are. */
  density: number;
}

/** Words that do not begin at the edge of one of the twelve columns, with the distance to the nearest one. */
export function looseWords({ page, density }: MeasuredPage): Promise<string[]> {
  return page.evaluate(measureWords, { density, part: "loose" as const });
}

/** Headings and other first words of the page's parts that do not begin at the first column, although they could. */
export function lateStarts({ page, density }: MeasuredPage): Promise<string[]> {
  return page.evaluate(measureWords, { density, part: "late" as const });
}

/** Distances that are not on the scale. */
export function oddDistances({ page, density }: MeasuredPage): Promise<string[]> {
  return page.evaluate(measureDistances, { density });
}

/**
 * Runs in the page. Words count with what they belong to: words on a panel with the panel, words after an icon, a number
 * or a date with their entry, and words in a row with the row. Centred words have no edge.
 */
function measureWords({ density, part }: { density: number; part: "loose" | "late" }): string[] {
  const { clientWidth } = document.documentElement;
  const clamp = (min: number, value: number, max: number) => Math.min(Math.max(min, value), max);
  const gutter = clamp(16, 0.04 * innerWidth, 80);
  /** The width of a header beside the page. */
  const beside = parseFloat(getComputedStyle(document.body).paddingInlineStart);
  const outer = innerWidth - beside;
  const own = outer / 2 - Math.min(outer - 2 * gutter, 1472) / 2;
  const inset = beside + own;
  const gap = 1.25 * clamp(16, 13.6 + 0.005 * innerWidth, 22) * density;
  /** The twelve columns between these distances from the sides. A wide block has columns up to the gutters. */
  const edgesBetween = (side: number) =>
    Array.from(
      { length: 12 },
      (_, column) => beside + side + (column * (clientWidth - beside - 2 * side + gap)) / 12,
    );
  const usual = edgesBetween(own);
  const wide = edgesBetween(gutter);
  const isRtl = document.dir === "rtl";
  const startOf = ({ left, right }: DOMRect) => (isRtl ? clientWidth - right : left);
  /** A theme may draw lines around a panel, in its margin. */
  const startOfPanel = (panel: Element) => {
    const margin = parseFloat(getComputedStyle(panel).marginInlineStart);
    return startOf(panel.getBoundingClientRect()) - (Math.abs(margin) <= 6 ? margin : 0);
  };
  const isAt = (place: number, edge: number) => Math.abs(place - edge) <= 1;

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], dialog, iframe, option, [hidden]") &&
    getComputedStyle(element).clipPath === "none";
  const isPainted = (element: Element) => {
    const style = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(color);
    const hasLine = (side: string) =>
      parseFloat(style.getPropertyValue(`border-inline-${side}-width`)) > 0 &&
      !isClear(style.getPropertyValue(`border-inline-${side}-color`));
    return (
      width < clientWidth - beside - 1 &&
      (!isClear(style.backgroundColor) ||
        style.backgroundImage !== "none" ||
        style.boxShadow !== "none" ||
        hasLine("start") ||
        hasLine("end"))
    );
  };
  const rectsOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() && isShown(node.parentElement!)) texts.push(node as Text);
    }
    return texts;
  };
  const hasMark = (element: Element) => {
    const { content, position } = getComputedStyle(element, "::before");
    return content !== "none" && position !== "absolute";
  };
  /** The start of everything that an element shows. */
  const inkStart = (element: Element): number => {
    if (isPainted(element) || hasMark(element)) return startOfPanel(element);
    const solid = [...element.querySelectorAll("*")].filter(
      (one) =>
        (one.matches("svg") && one.checkVisibility()) ||
        (isShown(one) && (one.matches("img, input, video") || isPainted(one) || hasMark(one))),
    );
    return Math.min(...solid.map(startOfPanel), ...textsIn(element).flatMap(rectsOf).map(startOf));
  };

  /** Whether an entry is shown on the panel of another one. */
  const holds = (panel: Element, entry: Element) => {
    const [outer, inner] = [panel.getBoundingClientRect(), entry.getBoundingClientRect()];
    return (
      panel !== entry &&
      isPainted(panel) &&
      outer.top <= inner.top &&
      outer.bottom >= inner.bottom - 6 &&
      outer.width > inner.width
    );
  };
  const blockOf = (text: Text) => {
    let block = text.parentElement!;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
    return block;
  };
  /** Where words begin, or undefined if they are centred or at the end. */
  const placeOf = (block: Element, start: number, root: Element): number | undefined => {
    let place = start;
    for (let element: Element | null = block; element && element !== root; element = element.parentElement) {
      const style = getComputedStyle(element);
      const isRow =
        (style.display.endsWith("flex") && style.flexDirection.startsWith("row")) ||
        style.display.startsWith("table");
      if (/absolute|fixed/.test(style.position)) return undefined;
      if (isPainted(element)) place = startOfPanel(element);
      else if (/center|end|right/.test(style.textAlign)) return undefined;
      else if (/center/.test(style.justifyItems) || (isRow && /center|end/.test(style.justifyContent)))
        return undefined;
      else if (isRow || hasMark(element) || element.matches("li, tr, figure, dl > div, summary, label"))
        place = Math.min(place, inkStart(element));
      const panel =
        element.matches("li") && [...element.parentElement!.children].find((one) => holds(one, element));
      if (panel) place = startOfPanel(panel);
      if (element.matches("table")) place = startOf(element.getBoundingClientRect());
      if (element.matches("li") && style.listStyleType !== "none")
        place = startOf(element.parentElement!.getBoundingClientRect());
      if (isPainted(element) && /center/.test(getComputedStyle(element.parentElement!).textAlign))
        return undefined;
    }
    return place;
  };

  const found: string[] = [];
  for (const root of document.querySelectorAll("main, footer")) {
    const blocks = new Map<Element, number>();
    for (const text of textsIn(root)) {
      const block = blockOf(text);
      const starts = rectsOf(text).map(startOf);
      blocks.set(block, Math.min(blocks.get(block) ?? Infinity, ...starts));
    }
    for (const [block, start] of blocks) {
      const place = placeOf(block, start, root);
      if (place === undefined) continue;
      const words = `<${block.tagName.toLowerCase()}> "${block.textContent.trim().slice(0, 40)}"`;
      const frame = block.closest("ul")?.getBoundingClientRect();
      const edges = frame && isAt(startOf(frame), beside + gutter) ? [...usual, ...wide] : usual;
      const distance = edges.map((edge) => place - edge).sort((a, b) => Math.abs(a) - Math.abs(b))[0]!;
      if (part === "loose" && Math.abs(distance) > 1)
        found.push(`${words} at ${place.toFixed(1)}: ${distance.toFixed(1)} beside a column`);
      if (part === "late" && block.matches("h1, main h2") && !isAt(place, inset)) {
        const column = block.closest("article, [data-article], section section, section[tabindex]");
        const section = block.closest("section, header, footer") ?? block.parentElement!;
        if (!column && inkStart(section) > inset - 1 && !isAt(inkStart(section), inset))
          found.push(`${words} at ${place.toFixed(1)} and not at ${inset.toFixed(1)}`);
      }
    }
  }
  return found;
}

/** Runs in the page: distances between headings, introductions, content, entries, edges of grounds and sections. */
function measureDistances({ density }: { density: number }): string[] {
  const unit = Math.min(Math.max(16, 13.6 + 0.005 * innerWidth), 22) * density;
  const found: string[] = [];
  const check = (what: string, distance: number, ...members: number[]) => {
    if (members.some((member) => Math.abs(distance - member * unit) < 1.5)) return;
    const allowed = members.map((member) => (member * unit).toFixed(1)).join(" or ");
    found.push(`${what}: ${distance.toFixed(1)} and not ${allowed}`);
  };
  const isShown = (element: Element | null | undefined) =>
    !!element && element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 30)}"`;
  const shownIn = (element: Element): Element[] =>
    [...element.children].flatMap((one) =>
      getComputedStyle(one).display === "contents" ? shownIn(one) : isShown(one) ? [one] : [],
    );
  /** The box with the lines that a theme draws around panels. */
  const boxOf = (element: Element): { top: number; bottom: number } => {
    const { top, bottom } = element.getBoundingClientRect();
    const lineOf = (side: "top" | "bottom") => {
      for (
        let panel: Element | undefined = element;
        panel;
        panel = shownIn(panel).at(side === "top" ? 0 : -1)
      ) {
        const margin = parseFloat(getComputedStyle(panel).getPropertyValue(`margin-${side}`));
        if (panel.getBoundingClientRect()[side] !== element.getBoundingClientRect()[side]) return 0;
        if (margin !== 0) return Math.abs(margin) <= 6 ? margin : 0;
      }
      return 0;
    };
    return { top: top - lineOf("top"), bottom: bottom + lineOf("bottom") };
  };
  /** Whether the words are on a picture. */
  const isCovered = (element: Element) => {
    const [ground, words] = element.children;
    return !!ground?.querySelector("img") && !!words && !ground.textContent.trim() && !words.matches("img");
  };
  const next = (element: Element): Element | undefined => {
    let sibling = element.nextElementSibling;
    while (sibling && !isShown(sibling)) sibling = sibling.nextElementSibling;
    return sibling ?? undefined;
  };

  for (const heading of document.querySelectorAll("main section > div > div > :is(h2, h3):first-child[id]")) {
    const opening = heading.parentElement!;
    if (
      !isShown(heading) ||
      opening.parentElement!.parentElement!.getAttribute("aria-labelledby") !== heading.id
    )
      continue;
    const isForm = opening.parentElement!.matches("form, :has(> form)");
    const intro = next(heading);
    if (intro)
      check(`${nameOf(heading)} to its introduction`, boxOf(intro).top - boxOf(heading).bottom, 0.75);
    const content = next(opening);
    if (content && !isForm && boxOf(content).top > boxOf(opening).top + 1)
      check(
        `${nameOf(heading)} to its content`,
        boxOf(content).top - boxOf(intro ?? heading).bottom,
        2,
        1.25,
      );
  }

  for (const list of document.querySelectorAll("main :is(ul, ol):not(li *)")) {
    const entries = [...list.children].filter(isShown);
    const isCard = (entry: Element) => getComputedStyle(entry).backgroundColor !== "rgba(0, 0, 0, 0)";
    entries.forEach((entry, index) => {
      const below = entries
        .slice(index + 1)
        .find((one) => one.getBoundingClientRect().left === entry.getBoundingClientRect().left);
      if (!below || !isCard(entry) || !isCard(below)) return;
      if (getComputedStyle(list).columnCount !== "auto" || list.closest("nav, header, form, dialog")) return;
      check(`${nameOf(entry)} to the next entry`, boxOf(below).top - boxOf(entry).bottom, 1.25, 0, 0.75);
    });
  }

  interface Part {
    name: string;
    /** The box, and the box of its words. */
    outer: { top: number; bottom: number };
    inner: { top: number; bottom: number };
    isGround: boolean;
    color: string;
    isCover: boolean;
    isArticle: boolean;
  }
  const main = document.querySelector("main")!;
  const parts = [...main.children].filter(isShown).flatMap((element): Part[] => {
    const style = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    const isGround =
      width >=
        document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingInlineStart) - 1 &&
      (style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
        style.backgroundImage !== "none" ||
        isCovered(element));
    const section = element.matches("section") ? element : element.querySelector(":scope > section");
    const words = section ? section.firstElementChild : element.firstElementChild;
    if (!words || !isShown(words) || element.matches("article, div:has(> section[tabindex])")) return [];
    const shown = shownIn(words);
    if (shown.length === 0) return [];
    return [
      {
        name: nameOf(words),
        outer: boxOf(element),
        inner: {
          top: Math.min(...shown.map((one) => boxOf(one).top)),
          bottom: Math.max(...shown.map((one) => boxOf(one).bottom)),
        },
        isGround,
        color: style.backgroundColor,
        isCover: isCovered(element),
        isArticle: main.hasAttribute("data-article"),
      },
    ];
  });
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    const isOneGround = part.isGround && before?.isGround && part.color === before.color && !part.isCover;
    if (isOneGround) check(`${before.name} to ${part.name}`, part.inner.top - before.inner.bottom, 6);
    else if (part.isGround && !part.isCover && index > 0)
      check(`the edge of the ground of ${part.name}`, part.inner.top - part.outer.top, 4, 2, 0);
    if (!before) return;
    const distance = part.inner.top - before.inner.bottom;
    if (!part.isGround && !before.isGround)
      check(`${before.name} to ${part.name}`, distance, 6, 4, ...(part.isArticle ? [2] : [2]));
    else if (!before.isGround) check(`${before.name} to a ground`, part.outer.top - before.inner.bottom, 4);
    else if (!part.isGround) check(`a ground to ${part.name}`, part.inner.top - before.outer.bottom, 4);
  });
  return found;
}
