import {
  applyEdits,
  type JSONPath,
  modify,
  parse,
  findNodeAtLocation,
  type Node,
  parseTree,
} from "jsonc-parser";
import { type Answers, asLanguage, asLanguages, asLink, isNone } from "./answers";

/** The constants of a starter that answers replace. */
const constantOf = { name: "server", address: "ip", discord: "discord" } as const;

/**
 * Puts the owner's name, address, link, languages and look into a starter's config, and removes Discord from it if the
 * owner has none.
 */
export function adaptConfig(
  config: string,
  answers: Omit<Answers, "starter">,
  wordings: Readonly<Record<string, string>>,
): string {
  const { name, address, discord, language, languages = "none", look } = answers;
  const hasDiscord = discord === undefined || !isNone(discord);
  const values = {
    name: name?.trim(),
    address: address?.trim(),
    discord: hasDiscord ? discord && asLink(discord) : undefined,
  };
  let text = hasDiscord ? config : withoutDiscord(config, wordings);
  for (const [answer, constant] of Object.entries(constantOf)) {
    const value = values[answer as keyof typeof values];
    if (value !== undefined) text = change(text, ["constants", constant], value);
  }
  if (language !== undefined) text = change(text, ["site", "language"], asLanguage(language));
  const further = asLanguages(languages, answersIn(text).language);
  if (further.length > 0) {
    const entries = further.map((code) => [code, { draft: true, texts: catalogueOf(code) }]);
    text = change(text, ["languages"], Object.fromEntries(entries));
  }
  return look === "own" ? text : withPreset(text, look);
}

/**
 * Replaces all colours, fonts and background pictures, because each preset was designed as a whole. A second mode
 * that follows from the colours stays, because the starter may have pictures for it.
 */
function withPreset(config: string, preset: string): string {
  const { theme } = parse(config) as { theme: { alternate?: unknown } };
  return change(config, ["theme"], { preset, ...(theme.alternate === "auto" ? { alternate: "auto" } : {}) });
}

/** The file with the translations into a language. */
export function catalogueOf(code: string): string {
  return `site.${code}.json`;
}

/** The answers that a starter's config contains. */
export function answersIn(
  config: string,
): Required<Pick<Answers, "name" | "address" | "discord" | "language">> {
  const { constants, site } = parse(config) as {
    constants: Record<string, unknown>;
    site: { language: string };
  };
  const read = (constant: string) => String(constants[constant] ?? "");
  return {
    name: read(constantOf.name),
    address: read(constantOf.address),
    discord: read(constantOf.discord),
    language: site.language,
  };
}

function change(text: string, path: JSONPath, value: unknown): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  // New keys follow "site".
  const getInsertionIndex = (keys: string[]) => keys.indexOf("site") + 1;
  return applyEdits(text, modify(text, path, value, { formattingOptions, getInsertionIndex }));
}

/** The link to Discord in every starter. */
const link = "{{discord}}";

/**
 * Removes Discord from a starter's config: its constant, links, buttons and passages. A card stays without its link.
 */
function withoutDiscord(config: string, wordings: Readonly<Record<string, string>>): string {
  let text = config;
  for (const [passage, instead] of Object.entries(wordings)) {
    text = text.replaceAll(inJson(passage), () => inJson(instead));
  }
  // Backwards, so that the remaining paths stay valid.
  for (const path of linksTo(parseTree(text)).reverse()) text = removeLink(text, path);
  return remove(text, ["constants", "discord"]);
}

/** The paths of all keys with this value. */
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
  // An entry with a label and no title is only a link.
  if (!at([...entry, "label"])) return remove(text, path);
  return remove(text, at(list)?.children?.length === 1 ? list : entry);
}

/** Removes an entry of a list, or a key with its value. The text around it keeps its layout. */
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

/** A passage as it is escaped in a JSON string. */
function inJson(passage: string): string {
  return JSON.stringify(passage).slice(1, -1);
}
