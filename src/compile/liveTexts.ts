import { replaceConstants } from "../fields/texts/constants";
import { figureIn } from "../fields/texts/figures";
import type { ServerData } from "../fields/parts/server";
import type { RichElement, RichNode, Title } from "../fields/texts/text";

/** The first of the private use characters that stand for figures while a text is parsed. */
const FIRST = 0xe100;

/** Parses a text, and adds its live figures to the result. Other constants are left to `parse`. */
export function withFigures<Parsed extends Title>(
  text: string,
  servers: Readonly<Record<string, ServerData>>,
  parse: (text: string) => Parsed,
): Parsed | RichNode[] {
  if (!text.includes("servers.")) return parse(text);
  const figures: RichElement[] = [];
  const shielded = replaceConstants(text, (name) => {
    const { server = "", figure = "", words } = figureIn(name) ?? {};
    if (words === undefined || !Object.hasOwn(servers, server)) return undefined;
    figures.push({ tag: "bdi", children: [words], live: { server: servers[server]!, figure, words } });
    return String.fromCharCode(FIRST + figures.length - 1);
  });
  if (figures.length === 0) return parse(text);
  const parsed: Title = parse(shielded);
  return typeof parsed === "string"
    ? placed(parsed, figures)
    : parsed.flatMap((node) => placedIn(node, figures));
}

function placedIn(node: RichNode, figures: readonly RichElement[]): RichNode[] {
  if (typeof node === "string") return placed(node, figures);
  const { children } = node;
  return [children ? { ...node, children: children.flatMap((child) => placedIn(child, figures)) } : node];
}

function placed(text: string, figures: readonly RichElement[]): RichNode[] {
  return text
    .split(/([\uE100-\uF8FF])/)
    .map((part) => (part.length === 1 ? (figures[part.charCodeAt(0) - FIRST] ?? part) : part))
    .filter((part) => part !== "");
}
