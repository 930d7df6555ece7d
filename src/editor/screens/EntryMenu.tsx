import { type MouseEvent, useId, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { fill } from "../words/fill";
import type { OutlineItem } from "./outlineTree";
import type { EntryCommands } from "./useEntryCommands";
import { useWords } from "./useSession";

/**
 * The menu of an entry of the outline, with everything that can be done with it.
 * - `isInReach`: whether the Tab key reaches its button
 * - `around`: the element for the menu, because it is no part of the entry's name
 */
export function EntryMenu({
  item,
  commands,
  isInReach,
  around,
}: {
  item: OutlineItem;
  commands: EntryCommands;
  isInReach: boolean;
  around: Element;
}) {
  const words = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // A large outline has thousands of menus.
  const [isOpen, setOpen] = useState(false);
  const { isFirst, isLast, canMove } = commands.placeIn(item);
  const entries = [
    ...(canMove
      ? [
          { label: words.moveUp, isOff: isFirst, act: () => commands.move(item, -1) },
          { label: words.moveDown, isOff: isLast, act: () => commands.move(item, 1) },
          { label: words.moveTo, act: () => commands.askWhere(item) },
          { label: words.duplicate, act: () => commands.duplicate(item) },
        ]
      : []),
    { label: words.copy, act: () => void commands.copy(item) },
    { label: words.paste, act: () => void commands.paste(item) },
    { label: words.add, act: () => commands.add(item) },
    ...(canMove ? [{ label: words.remove, act: () => commands.remove(item) }] : []),
  ];
  // It is inside an entry, even in its portal, and a click on it does not choose that entry.
  const keepClick = (event: MouseEvent) => event.stopPropagation();
  /** Puts the menu below its button, or above it if there is no space. Its size is 0 until it is open. */
  const place = () => {
    const own = menu.current!;
    const box = button.current!.getBoundingClientRect();
    const { offsetHeight: height, offsetWidth: width } = own;
    const isRtl = getComputedStyle(own).direction === "rtl";
    const left = isRtl ? box.left : box.right - width;
    const top = box.bottom + height > innerHeight ? box.top - height : box.bottom;
    own.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`;
    own.style.top = `${Math.max(0, top)}px`;
  };
  const focus = (step: number) => {
    const all = [...(menu.current?.querySelectorAll("button") ?? [])];
    const current = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(current + step + all.length) % all.length]?.focus();
  };
  return (
    <>
      <button
        ref={button}
        className="more"
        tabIndex={isInReach ? 0 : -1}
        aria-label={fill(words.actions, { name: item.label })}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={keepClick}
      />
      {createPortal(
        <div
          ref={menu}
          id={id}
          popover="auto"
          role="menu"
          tabIndex={-1}
          className="menu"
          aria-label={fill(words.actions, { name: item.label })}
          onBeforeToggle={(event) => flushSync(() => setOpen(event.newState === "open"))}
          onToggle={(event) => {
            if (event.newState !== "open") return;
            place();
            focus(1);
          }}
          onClick={keepClick}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") focus(1);
            else if (event.key === "ArrowUp") focus(-1);
            else return;
            event.preventDefault();
          }}
        >
          {(isOpen ? entries : []).map(({ label, isOff, act }) => (
            <button
              key={label}
              role="menuitem"
              aria-disabled={isOff || undefined}
              onClick={() => {
                if (isOff) return;
                menu.current?.hidePopover();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </div>,
        around,
      )}
    </>
  );
}
