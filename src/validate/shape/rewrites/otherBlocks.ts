import * as z from "zod";
import { type BlockType, blockSchemas } from "../../../blocks/schemas";
import { withoutPicture } from "../../../fields/parts/withoutPicture";
import { inline } from "../../../schema/exampleOf";
import { isGroup } from "../../../schema/structure";
import { synonymsAmong } from "../../../words/synonyms";
import { quote } from "../../../words/words";
import type { Cursor } from "../../../schema/cursor";
import { blockAround, type Group, type Rewrite, typeOf } from "./parts";

/** A gallery whose pictures are links: cards have both. */
export function linkOnPicture(place: Cursor): Rewrite | undefined {
  const block = blockAround(place);
  const entries: unknown = place.parent?.parent?.value;
  const isOfPicture = place.parent?.parent?.parent === block && Array.isArray(entries);
  if (typeOf(block) !== "gallery" || !isOfPicture || !isHref(place)) return undefined;
  const items = (entries as unknown[]).map(asCard);
  const cards = withLook(block!.value as Group, { type: "cards", items });
  if (!z.safeParse(blockSchemas.cards, cards).success) return undefined;
  const advice = `Gallery pictures open full screen and cannot be links. Use this block instead: ${inline(cards)}.`;
  return { advice, covers: [block!.path] };
}

function isHref({ part, value }: Cursor): boolean {
  return (
    typeof value === "string" &&
    /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(value) &&
    (part === "href" || synonymsAmong(String(part), ["href"]).length > 0)
  );
}

function asCard(entry: unknown): Group {
  const group = isGroup(entry) ? entry : {};
  const image = isGroup(group["image"]) ? group["image"] : group;
  const src = image["src"] ?? (typeof entry === "string" ? entry : group["image"]);
  const { alt, caption } = image;
  const key = Object.keys(group).find(
    (name) => name === "href" || name === "link" || name === "url" || name === "to",
  );
  return {
    title: caption ?? (alt === "" ? undefined : alt) ?? "…",
    image: { src, alt: alt ?? "Description of the picture" },
    ...(key === undefined ? {} : { href: group[key] }),
  };
}

/** An entry of a media block with words alone, which another type of block shows. */
export function wordsWithoutPicture(place: Cursor): Rewrite | undefined {
  const block = blockAround(place);
  const entry = place.parent;
  if (typeOf(block) !== "media" || entry?.parent?.parent !== block || !isGroup(entry?.value))
    return undefined;
  const isPicture = Object.keys(entry.value).some(
    (key) => key === "image" || key === "video" || synonymsAmong(key, ["image", "video"]).length > 0,
  );
  const [right] = synonymsAmong(String(place.part), ["title", "text"]);
  const instead = isPicture || right === undefined ? undefined : withoutPicture(entry.value);
  if (instead === undefined || right === undefined) return undefined;
  const rest = block?.child("items").value;
  const where = Array.isArray(rest) && rest.length > 1 ? "for this entry" : "instead";
  const advice = `Rename it to ${quote(right)}, and add a picture as "image". If you have no picture, use another block ${where}: ${inline(instead)}.`;
  return { advice, covers: [entry.path] };
}

/** A block of another type, with the keys of the old one that every block has. */
function withLook(old: Group, block: Group & { type: BlockType }): Group {
  const { type, ...rest } = block;
  const kept = Object.entries(old).filter(([key]) => ["id", "heading", "intro", "background"].includes(key));
  return { type, ...Object.fromEntries(kept), ...rest };
}
