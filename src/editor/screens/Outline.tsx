import {
  AssistiveDndState,
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  type ItemInstance,
  keyboardDragAndDropFeature,
  searchFeature,
  selectionFeature,
  syncDataLoaderFeature,
} from "@headless-tree/core";
import { AssistiveTreeDescription, useTree } from "@headless-tree/react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Path } from "../../schema/walk";
import { keyOf } from "../paths";
import { fill } from "../words/fill";
import { AddPage } from "./AddPage";
import { EntryMenu } from "./EntryMenu";
import { type OutlineItem, OutlineItems, ROOT, SITE, wayTo } from "./outlineTree";
import { placeOf, useEntryCommands } from "./useEntryCommands";
import { type RowWindow, useRowWindow } from "./useRowWindow";
import { useSession, useView, useWords } from "./useSession";

const features = [
  syncDataLoaderFeature,
  selectionFeature,
  hotkeysCoreFeature,
  searchFeature,
  dragAndDropFeature,
  keyboardDragAndDropFeature,
];

/** The pages, blocks and entries of the site as a tree. */
export function Outline({ onChoose }: { onChoose: () => void }) {
  const session = useSession();
  const words = useWords();
  const outline = useView((view) => view.outline);
  const selected = useView((view) => view.selected);
  const items = useMemo(() => new OutlineItems(outline, words.wholeSite), [outline, words]);
  const commands = useEntryCommands(items);
  const [expandedItems, setExpandedItems] = useState<string[]>([]);
  const [isAddingPage, setAddingPage] = useState(false);
  const [menus, setMenus] = useState<Element | null>(null);
  const [focusedItem, setFocusedItem] = useState<string | null>(null);
  const selectedId = selected && wayTo(items, selected).at(-1);
  const page = useView((view) => view.page);
  const shown = outline.pages.find((entry) => entry.page === page);
  const shownId = shown && keyOf(shown.path);
  const [followedPage, setFollowedPage] = useState<string>();
  const [followed, setFollowed] = useState<Path>();
  const expand = (ids: readonly string[]) => setExpandedItems((known) => [...new Set([...known, ...ids])]);
  if (shownId !== followedPage) {
    setFollowedPage(shownId);
    if (shownId !== undefined) expand([shownId]);
  }
  if (selected !== followed) {
    setFollowed(selected);
    if (selected) {
      expand(wayTo(items, selected).slice(0, -1));
      setFocusedItem(selectedId ?? null);
    }
  }

  const tree = useTree<OutlineItem>({
    rootItemId: ROOT,
    features,
    state: { expandedItems, focusedItem, selectedItems: selectedId === undefined ? [] : [selectedId] },
    setExpandedItems,
    setFocusedItem,
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      // An entry that has just been removed is asked for once more.
      getItem: (id) => items.get(id) ?? { id, label: "", parent: ROOT, children: [] },
      getChildren: (id) => items.get(id)?.children ?? [],
    },
    indent: 16,
    canReorder: true,
    canDrag: (dragged) => dragged.every((item) => placeOf(item.getItemData().entry) !== undefined),
    canDrop: ([dragged], target) =>
      isOrderedDragTarget(target) && commands.fits(dragged?.getItemData(), target.item.getItemData()),
    onDrop: ([dragged], target) => {
      if (dragged && isOrderedDragTarget(target))
        commands.moveInto(dragged.getItemData(), target.item.getItemData(), target.insertionIndex);
    },
    onPrimaryAction: (item) => choose(item.getItemData()),
    scrollToItem: (item) => rows.show(item.getItemMeta().index),
  });
  const drawn = tree.getItems();
  const rows = useRowWindow(tree, drawn.length);
  const { spaced, rest } = inView(drawn, rows);

  const showRow = useEffectEvent((id: string) => {
    const index = tree.getItems().findIndex((item) => item.getId() === id);
    if (index >= 0) rows.show(index);
  });
  const takeMoved = useEffectEvent(() => commands.takeMoved());
  useEffect(() => {
    tree.rebuildTree();
    const moved = takeMoved();
    const id = moved && keyOf(moved);
    // The focus stays on an entry that was moved by keyboard.
    if (id === undefined || !items.has(id)) return;
    showRow(id);
    document.getElementById(idOf(id))?.focus();
  }, [items, tree]);
  const scrollTo = useEffectEvent((path: Path) => {
    const id = wayTo(items, path).at(-1) ?? "";
    const row = document.getElementById(idOf(id));
    if (row) row.scrollIntoView({ block: "nearest" });
    else showRow(id);
  });
  useEffect(() => {
    if (selected) scrollTo(selected);
  }, [selected]);

  function choose(item: OutlineItem): void {
    if (!item.entry) return;
    session.open("work");
    session.select(item.entry.path);
    if (item.entry.page !== undefined) session.show(item.entry.page);
    onChoose();
  }

  const onKey = (event: React.KeyboardEvent, item: ItemInstance<OutlineItem>) => {
    const data = item.getItemData();
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.altKey && (key === "arrowup" || key === "arrowdown"))
      commands.move(data, key === "arrowup" ? -1 : 1);
    else if (event.key === "Delete") commands.remove(data);
    else if (isCommand && key === "c") void commands.copy(data);
    else if (isCommand && key === "x") void commands.copy(data).then(() => commands.remove(data));
    else if (isCommand && key === "v") void commands.paste(data);
    else if (isCommand && key === "d") commands.duplicate(data);
    else if (event.key === "Enter") choose(data);
    else if (event.key === "/" && !isCommand) commands.add(data);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className="tools">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          {...(tree.isSearchOpen()
            ? tree.getSearchInputElementProps()
            : { onFocus: () => tree.openSearch() })}
        />
        <button onClick={() => commands.add(items.get(selectedId ?? ROOT))}>{words.add}</button>
        <button onClick={() => setAddingPage(true)}>{words.addPage}</button>
      </div>
      <AssistiveTreeDescription
        tree={tree}
        getLabel={(dragging, state, { startDrag }) => {
          if (state === AssistiveDndState.Started) return words.moveHelp;
          if (state === AssistiveDndState.Aborted) return words.moveCancelled;
          if (state !== AssistiveDndState.Dragging)
            return fill(words.moveKeys, { keys: keysOf(startDrag?.hotkey) });
          const target = dragging?.dragTarget;
          const name = target?.item.getItemName() ?? "";
          return target && isOrderedDragTarget(target)
            ? fill(session.words.moved, {
                name,
                number: target.childIndex + 1,
                count: target.item.getChildren().length,
              })
            : name;
        }}
      />
      <div {...tree.getContainerProps(words.outline)} className="tree">
        {spaced.map(({ gap, row: item }) => {
          const data = item.getItemData();
          const level = item.getItemMeta().level;
          const props = item.getProps();
          const type = data.entry?.kind === "block" ? data.entry.type : undefined;
          return (
            <div
              className="row"
              key={item.getId()}
              style={{ paddingInlineStart: `${level * 16}px`, marginBlockStart: gap }}
            >
              <div
                {...props}
                role="treeitem"
                tabIndex={item.isFocused() ? 0 : -1}
                id={idOf(item.getId())}
                className="entry"
                aria-label={[data.label, type].filter(Boolean).join(" ")}
                data-kind={data.entry?.kind ?? "site"}
                data-found={item.isMatchingSearch() || undefined}
                data-drop={item.isDragTarget() || undefined}
                onKeyDown={(event) => event.target === event.currentTarget && onKey(event, item)}
                onClick={(event) => {
                  props["onClick"]?.(event);
                  choose(data);
                }}
              >
                <span className="fold" aria-hidden="true">
                  {item.isFolder() ? (item.isExpanded() ? "▾" : "▸") : ""}
                </span>
                <span className="label" title={data.label}>
                  {data.label}
                </span>
                {type !== undefined && " "}
                {type !== undefined && <span className="type">{type}</span>}
                {data.id !== SITE && data.entry && menus && (
                  // A tree may only contain its items.
                  <EntryMenu item={data} commands={commands} isInReach={item.isFocused()} around={menus} />
                )}
              </div>
            </div>
          );
        })}
        <div style={{ height: rest }} />
        <div style={tree.getDragLineStyle()} className="drag-line" />
      </div>
      <div ref={setMenus} />
      {commands.dialog}
      {isAddingPage && <AddPage onClose={() => setAddingPage(false)} />}
    </>
  );
}

/** The rows to draw, and the heights of the gaps between them. The focused row stays, because Tab leads to it. */
function inView<Row extends { isFocused: () => boolean }>(
  all: readonly Row[],
  { first, end, height }: RowWindow,
) {
  const focused = all.findIndex((row) => row.isFocused());
  const indices = [...all.keys()].slice(first, end);
  if (focused >= 0 && focused < first) indices.unshift(focused);
  if (focused >= end) indices.push(focused);
  let next = 0;
  const spaced: { gap: number; row: Row }[] = [];
  for (const index of indices) {
    spaced.push({ gap: (index - next) * height, row: all[index]! });
    next = index + 1;
  }
  return { spaced, rest: (all.length - next) * height };
}

function idOf(id: string): string {
  return `entry-${id}`;
}

/** The names on a keyboard: `Control+Shift+KeyD` is Ctrl+Shift+D. */
function keysOf(hotkey = ""): string {
  return hotkey.replace("Control", "Ctrl").replace(/\bKey(?=[A-Z])/, "");
}
