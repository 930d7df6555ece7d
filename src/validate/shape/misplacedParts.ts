import { blockSchemas } from "../../blocks/schemas";
import type { Path } from "../../schema/walk";
import { entriesAt, type Entry } from "../../schema/schemaAt";
import { blocksOf } from "../blocksIn";
import type { Finding } from "../finding";
import { quote } from "../../words/words";

type Group = Record<string, unknown>;

/** A block, page or link in the wrong list. Nothing in it is valid there, so it gets only one finding. */
export function findMisplacedParts(config: unknown): Finding[] {
  return [
    ...entriesAt(config, ["routes"]).map((entry) => ({
      ...entry,
      home: homeOfBlock(entry.value) ?? homeOfLink(entry.value),
    })),
    ...linksOf(config).map((entry) => ({
      ...entry,
      home: homeOfBlock(entry.value) ?? homeOfPage(entry.value, ["path", "blocks"]),
    })),
    ...blocksOf(config).map(({ value, path }) => ({
      value,
      path,
      home:
        homeOfPage(value, ["path", "blocks"]) ?? homeOfPage(value, ["path", "title"]) ?? homeOfButton(value),
    })),
  ].flatMap(({ path, home }) =>
    home === undefined
      ? []
      : [{ code: "misplaced-part" as const, message: `This is a ${home}.`, path, at: "opening" as const }],
  );
}

function linksOf(config: unknown): Entry[] {
  const entries = entriesAt(config, ["navigation"]);
  return [...entries, ...entries.flatMap(({ value, path }) => entriesAt(value, ["links"], path))];
}

/** Returns a function that checks whether a path is inside one of these parts. */
export function isInParts(parts: readonly Finding[]): (path: Path) => boolean {
  const places = new Set(parts.map(({ path }) => JSON.stringify(path)));
  return (path) =>
    places.size > 0 && path.some((_, index) => places.has(JSON.stringify(path.slice(0, index + 1))));
}

function homeOfBlock({ type, path }: Group): string | undefined {
  const isBlock = typeof type === "string" && Object.hasOwn(blockSchemas, type) && path === undefined;
  return isBlock ? `block (it has "type": ${quote(type)}). Move it to the "blocks" of a page` : undefined;
}

function homeOfPage(part: Group, signs: readonly [string, string]): string | undefined {
  const isPage = signs.every((key) => Object.hasOwn(part, key)) && part["type"] === undefined;
  return isPage && typeof part["path"] === "string"
    ? `page (it has "${signs[0]}" and "${signs[1]}"). Move it to "routes"`
    : undefined;
}

function homeOfLink({ label, href, path, title }: Group): string | undefined {
  const isLink = typeof label === "string" && typeof href === "string";
  return isLink && path === undefined && title === undefined
    ? 'link (it has "label" and "href"). Move it to "navigation"'
    : undefined;
}

function homeOfButton({ type, label, href, copy }: Group): string | undefined {
  const key = typeof href === "string" ? "href" : typeof copy === "string" ? "copy" : undefined;
  return type === undefined && typeof label === "string" && key !== undefined
    ? `button (it has "label" and "${key}"). Move it to the "buttons" of a block`
    : undefined;
}
