import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";

/** The link of every starter to its Discord, as its places name it. */
const link = "{{discord}}";

/**
 * Takes Discord out of a starter's config: its constant, the links and buttons that lead there, and what its texts say of
 * it. A card that leads there stays, without its link.
 * @param config - the text of a starter's config
 * @param wordings - passages of its texts that speak of Discord, each with what stands there without it
 */
export function withoutDiscord(config: string, wordings: Readonly<Record<string, string>>): string {
  let text = config;
  for (const [passage, instead] of Object.entries(wordings)) {
    text = text.replaceAll(inJson(passage), () => inJson(instead));
  }
  // From the last to the first, so that the places before stay where they are.
  for (const path of linksTo(parseTree(text)).reverse()) text = removeLink(text, path);
  return remove(text, ["constants", "discord"]);
}

/** The places of all keys whose value is the link. */
function linksTo(node: Node | undefined, path: JSONPath = []): JSONPath[] {
  if (node?.type === "string") return node.value === link ? [path] : [];
  return (node?.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === "property" ? (child.children ?? []) : [undefined, child];
    return linksTo(value, [...path, key ? String(key.value) : index]);
  });
}

function removeLink(text: string, path: JSONPath): string {
  const [entry, list] = [path.slice(0, -1), path.slice(0, -2)];
  const at = (place: JSONPath) => findNodeAtLocation(parseTree(text)!, place);
  // What has a label and no title is nothing but the link.
  if (!at([...entry, "label"])) return remove(text, path);
  return remove(text, at(list)?.children?.length === 1 ? list : entry);
}

/** Takes an entry of a list, or a key with its value, out; what stands around it keeps its layout. */
function remove(text: string, path: JSONPath): string {
  const value = findNodeAtLocation(parseTree(text)!, path)!;
  const node = value.parent?.type === "property" ? value.parent : value;
  const siblings = node.parent?.children ?? [];
  const place = siblings.indexOf(node);
  const [before, after] = [siblings[place - 1], siblings[place + 1]];
  const start = before ? endOf(before) : node.offset;
  const end = !before && after ? after.offset : endOf(node);
  return text.slice(0, start) + text.slice(end);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** A passage as it stands in a JSON string. */
function inJson(passage: string): string {
  return JSON.stringify(passage).slice(1, -1);
}
