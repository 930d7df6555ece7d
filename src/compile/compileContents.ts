import type { ContentsEntry } from "../fields/parts/guide";
import type { Spoken } from "../fields/compiled";
import type { CompiledBlock } from "../blocks/schemas";
import { plainText, titleText } from "../fields/texts/plainText";
import type { RichElement, RichNode } from "../fields/texts/text";

/** The table of contents has no deeper headings. */
const deepestLevel = 3;

/** The table of contents of a page: the headings of its blocks and in its `text` blocks, which have IDs. */
export function compileContents(
  blocks: readonly CompiledBlock[],
  inTexts: ReadonlyMap<number, readonly string[]>,
  hasOwnOpening: boolean,
): { blocks: CompiledBlock[]; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const add = (id: string | undefined, label: string, level: number, { inLanguage }: Spoken) => {
    if (id === undefined || level > deepestLevel) return;
    contents.push({
      id,
      label,
      ...(level === deepestLevel ? { isInner: true } : {}),
      inLanguage,
    });
  };
  const marked = blocks.map((block, index) => {
    const { id, heading } = block;
    if (heading !== undefined && (index > 0 || !hasOwnOpening)) add(id, titleText(heading), 2, block);
    if (block.type !== "text") return block;
    const ids = inTexts.get(index)?.values();
    const text = block.text.map((node): RichNode => {
      if (!isHeading(node)) return node;
      const id = ids?.next().value;
      if (id === undefined) return node;
      add(id, plainText([node]), (heading === undefined ? 2 : 3) + (node.tag === "h3" ? 0 : 1), block);
      return { ...node, props: { ...node.props, id } };
    });
    return { ...block, text };
  });
  return { blocks: marked, contents };
}

function isHeading(node: RichNode): node is RichElement {
  return typeof node !== "string" && (node.tag === "h3" || node.tag === "h4");
}
