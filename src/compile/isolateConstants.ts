import type { RichNode, Title } from "../fields/texts/text";

// "First strong isolate" and "pop directional isolate". Source: https://unicode.org/reports/tr9/
const BEGIN = "\u2068";
const END = "\u2069";
const isolated = new RegExp(`${BEGIN}([^${END}]*)${END}`);

/** Constants whose values keep their own direction, such as an address in a text from right to left. */
export function isolateConstants(
  constants: Readonly<Record<string, string | number>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, `${BEGIN}${value}${END}`]),
  );
}

export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}

/** A title or formatted text with elements instead of invisible characters, which visitors would copy with an address. */
export function withIsolatedParts(nodes: Title): Title {
  if (typeof nodes !== "string") return nodes.flatMap(partsIn);
  return nodes.includes(BEGIN) ? partsIn(nodes) : nodes;
}

function partsIn(node: RichNode): RichNode[] {
  if (typeof node === "string")
    return node
      .split(isolated)
      .map((part, index): RichNode => (index % 2 === 1 ? { tag: "bdi", children: [part] } : part))
      .filter((part) => part !== "");
  const { children, copy, tag } = node;
  const inside =
    tag === "code"
      ? children?.map((part) => (typeof part === "string" ? withoutIsolates(part) : part))
      : children?.flatMap(partsIn);
  return [
    { ...node, ...(inside ? { children: inside } : {}), ...(copy ? { copy: withoutIsolates(copy) } : {}) },
  ];
}
