import type { SvgNode } from "../../fields/pictures/icon";

/** Parses an icon into nodes with React's attribute names. Icons have no text, comments, entities or single quotes. */
export function parseSvg(body: string): SvgNode[] {
  const root: SvgNode = ["svg", {}, []];
  const open: SvgNode[] = [root];
  for (const [, closing, tag, attributes = "", selfClosing] of body.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    if (!tag) continue;
    const node: SvgNode = [tag, parseAttributes(attributes)];
    const parent = open.at(-1) ?? root;
    (parent[2] ??= []).push(node);
    if (!selfClosing) open.push(node);
  }
  return root[2] ?? [];
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [camelCase(name), value]),
  );
}

function camelCase(name: string): string {
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
