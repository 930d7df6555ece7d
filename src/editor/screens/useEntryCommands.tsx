import { type ReactNode, useRef, useState } from "react";
import type { Path } from "../../schema/walk";
import { smallestBlock } from "../examples";
import type { OutlineEntry } from "../messages";
import { startsWith } from "../paths";
import type { Json } from "../text/intent";
import { fill, spellOut } from "../words/fill";
import { BlockPicker } from "./BlockPicker";
import { MoveDialog } from "./MoveDialog";
import type { OutlineItem, OutlineItems } from "./outlineTree";
import { useSession, useWords } from "./useSession";

/** The list that an entry is in, and its index there; `undefined` for what is no entry of a list. */
export function placeOf(entry: OutlineEntry | undefined): { list: Path; index: number } | undefined {
  const index = entry?.path.at(-1);
  return entry && typeof index === "number" ? { list: entry.path.slice(0, -1), index } : undefined;
}

export interface EntryCommands {
  move: (item: OutlineItem, step: -1 | 1) => void;
  /** Moves an entry to an index among the children of another one. */
  moveInto: (item: OutlineItem, parent: OutlineItem, index: number) => void;
  /** Whether an entry may be a child of another one. */
  fits: (item: OutlineItem | undefined, parent: OutlineItem) => boolean;
  /** Asks for the page to move a block to. */
  askWhere: (item: OutlineItem) => void;
  remove: (item: OutlineItem) => void;
  copy: (item: OutlineItem) => Promise<void>;
  paste: (item: OutlineItem) => Promise<void>;
  duplicate: (item: OutlineItem) => void;
  /** Opens the picker, or adds an entry like this one. */
  add: (item: OutlineItem | undefined) => void;
  placeIn: (item: OutlineItem) => { isFirst: boolean; isLast: boolean; canMove: boolean };
  /** The path of an entry that has just been moved, once. */
  takeMoved: () => Path | undefined;
  /** The open dialogue. */
  dialog: ReactNode;
}

/** The commands for entries of the outline, the same by drag, by keys and by menu. */
export function useEntryCommands(items: OutlineItems): EntryCommands {
  const session = useSession();
  const words = useWords();
  const [adding, setAdding] = useState<{ list: Path; index: number }>();
  const moved = useRef<Path>(undefined);
  const [moving, setMoving] = useState<OutlineItem>();

  const siblings = (item: OutlineItem) => items.get(item.parent)?.children ?? [];
  const listOf = (parent: OutlineItem): Path | undefined => {
    const [child] = parent.children;
    const first = child === undefined ? undefined : placeOf(items.get(child)?.entry);
    if (first) return first.list;
    return parent.entry?.kind === "page" ? [...parent.entry.path, "blocks"] : undefined;
  };

  function moveTo(item: OutlineItem, to: Path, count: number): void {
    const place = placeOf(item.entry);
    if (!place) return;
    const index = Number(to.at(-1));
    session.edit([{ do: "move", path: [...place.list, place.index], to }], nameOf(item), {
      says: fill(session.words.moved, { name: item.label, number: index + 1, count }),
    });
    session.select(to);
    moved.current = to;
  }

  const commands: Omit<EntryCommands, "dialog"> = {
    placeIn: (item) => {
      const place = placeOf(item.entry);
      return {
        canMove: place !== undefined,
        isFirst: place?.index === 0,
        isLast: siblings(item).at(-1) === item.id || place?.index === siblings(item).length - 1,
      };
    },
    move: (item, step) => {
      const place = placeOf(item.entry);
      const count = siblings(item).filter((id) => placeOf(items.get(id)?.entry)).length;
      const index = (place?.index ?? 0) + step;
      if (place && index >= 0 && index < count) moveTo(item, [...place.list, index], count);
    },
    fits: (item, parent) => {
      const place = placeOf(item?.entry);
      const list = listOf(parent);
      return (
        place !== undefined &&
        list?.at(-1) === place.list.at(-1) &&
        !startsWith(list ?? [], item!.entry!.path)
      );
    },
    moveInto: (item, parent, index) => {
      const list = listOf(parent);
      if (list) moveTo(item, [...list, index], parent.children.length);
    },
    takeMoved: () => {
      const path = moved.current;
      moved.current = undefined;
      return path;
    },
    askWhere: setMoving,
    remove: (item) => {
      if (!item.entry || !placeOf(item.entry)) return;
      session.select(undefined);
      session.edit([{ do: "remove", path: item.entry.path }], nameOf(item), {
        says: fill(session.words.removed, { name: item.label }),
      });
    },
    copy: async (item) => {
      const value = item.entry && (await session.valueAt(item.entry.path));
      await navigator.clipboard.writeText(JSON.stringify(value, undefined, 2));
      session.say(fill(words.copied, { name: item.label }), false);
    },
    paste: async (item) => {
      const place = placeOf(item.entry);
      const value = parsed(await navigator.clipboard.readText());
      if (!place || value === undefined) return session.say(words.noPaste, false);
      await insert({ list: place.list, index: place.index + 1 }, value, item.label);
    },
    duplicate: (item) => {
      const place = placeOf(item.entry);
      if (place && item.entry)
        void session
          .valueAt(item.entry.path)
          .then((value) => insert({ list: place.list, index: place.index + 1 }, value, item.label));
    },
    add: (item) => {
      const place = placeOf(item?.entry);
      if (item?.entry?.kind === "page")
        setAdding({ list: [...item.entry.path, "blocks"], index: item.children.length });
      else if (place?.list.at(-1) === "blocks") setAdding({ list: place.list, index: place.index + 1 });
      else if (place && item) commands.duplicate(item);
      else addToShownPage();
    },
  };

  function addToShownPage(): void {
    const { outline, page } = session.getView();
    const shown = outline.pages.find((entry) => entry.page === page);
    if (shown) setAdding({ list: [...shown.path, "blocks"], index: shown.children.length });
    else session.say(words.nothingSelected, false);
  }

  async function insert(
    { list, index }: { list: Path; index: number },
    value: unknown,
    label: string,
  ): Promise<void> {
    const isThere = Array.isArray(await session.valueAt(list));
    const intent = isThere
      ? ({ do: "insert", path: [...list, index], value: value as Json } as const)
      : ({ do: "set", path: list, value: [value as Json] } as const);
    session.edit([intent], label, { says: fill(session.words.added, { name: label }) });
    session.select([...list, index]);
  }

  const dialog = (
    <>
      {adding && (
        <BlockPicker
          onClose={() => setAdding(undefined)}
          onPick={(type) => {
            setAdding(undefined);
            void smallestBlock(type).then((block) => insert(adding, block, spellOut(type)));
          }}
        />
      )}
      {moving && (
        <MoveDialog
          item={moving}
          items={items}
          onClose={() => setMoving(undefined)}
          onMove={(page) => {
            setMoving(undefined);
            commands.moveInto(moving, page, page.children.length);
          }}
        />
      )}
    </>
  );
  return { ...commands, dialog };
}

function nameOf({ label }: OutlineItem): string {
  return label;
}

/** A copied entry, which may come from anywhere. */
function parsed(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
