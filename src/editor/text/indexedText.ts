import type { Node } from "jsonc-parser";
import { applyChanges, type Change } from "../../json/changes";
import { treeAt } from "../../json/lazyTree";
import type { MistakeCode } from "../../json/mistake";
import { parse, type ParsedText } from "../../json/parse";
import { entryAt, indexRoutes, type RouteEntry, type RouteIndex, updateIndex } from "../../json/routeIndex";
import type { Path } from "../../schema/walk";

/** A part of the config's tree, and the number of parts of a path that lead to it. */
export interface Branch {
  root: Node;
  depth: number;
}

/** Mistakes that do not change where values start and end. */
export function isHarmless(code: MistakeCode): boolean {
  return code === "byte-order-mark" || code === "comment" || code === "trailing-comma";
}

/** A config's text with its tree and the index of its pages and posts. Both are made on demand. */
export class IndexedText {
  readonly text: string;
  #index: RouteIndex | undefined;
  #parsed: ParsedText | undefined;

  constructor(text: string, index?: RouteIndex) {
    this.text = text;
    this.#index = index;
  }

  get parsed(): ParsedText {
    return (this.#parsed ??= parse(this.text));
  }

  /** The tree; `undefined` if the text has mistakes other than comments and extra commas, so positions are uncertain. */
  get root(): Node | undefined {
    const { mistakes, root } = this.parsed;
    return mistakes.every(({ code }) => isHarmless(code)) ? root : undefined;
  }

  /** The positions of pages and posts; `undefined` if the text is not strict JSON. */
  get index(): RouteIndex | undefined {
    if (!this.#index && this.parsed.strict) this.#index = indexRoutes(this.parsed.root!);
    return this.#index;
  }

  /**
   * The text after changes that do not overlap.
   * @returns `touched` contains the changed pages and posts; `undefined` if something else has changed
   */
  with(changes: readonly Change[]): { next: IndexedText; touched: RouteEntry[] | undefined } {
    const text = applyChanges(this.text, changes);
    const updated = this.index && updateIndex(this.index, text, changes);
    return { next: new IndexedText(text, updated?.index), touched: updated?.touched };
  }

  /** The smallest part of the tree that contains values inside these paths; `undefined` without a tree. */
  branchAround(paths: readonly Path[]): Branch | undefined {
    const [first, ...others] = paths.map(entryAt);
    const isInOne =
      first &&
      [first, ...others].every(
        (one) => one?.list === first.list && one.index === first.index && one.rest.length > 0,
      );
    const span = isInOne ? this.index?.[first.list][first.index] : undefined;
    if (span) return { root: treeAt(this.text, span), depth: paths[0]!.length - first!.rest.length };
    return this.root && { root: this.root, depth: 0 };
  }
}
