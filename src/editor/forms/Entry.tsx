import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FindingCount } from "./Findings";
import type { Slot } from "./FormContext";

/**
 * An entry of a list, or a value with a name. Renders an `<li>`.
 * - `isFoldable`: whether only its name is shown until it is opened
 * - `isNew`: whether it was just added, so its first field gets the focus
 */
export function Entry({
  slot,
  name,
  isFoldable,
  isNew,
  tools,
  onKeyDown,
  children,
}: {
  slot: Slot;
  name: string;
  isFoldable: boolean;
  isNew: boolean;
  tools: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  // Long lists only render the entries that are open.
  const [isOpen, setIsOpen] = useState(isNew);
  useEffect(() => {
    if (isNew) focusFirst(item.current);
  }, [isNew]);
  return (
    // Keys work wherever the focus is inside the entry, and each has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={item} className="ed-entry" onKeyDown={onKeyDown}>
      {isFoldable ? (
        <details open={isOpen}>
          <summary
            onClick={(event) => {
              event.preventDefault();
              setIsOpen(!isOpen);
            }}
          >
            <bdi>{name}</bdi> <FindingCount path={slot.path} />
          </summary>
          {isOpen && children}
        </details>
      ) : (
        <div className="ed-plain">{children}</div>
      )}
      {tools}
    </li>
  );
}

/** Texts first, because a type was just chosen. */
function focusFirst(item: HTMLElement | null): void {
  const inside = item?.querySelector("details > :not(summary), .ed-plain");
  const field =
    inside?.querySelector<HTMLElement>("input, textarea") ??
    inside?.querySelector<HTMLElement>("select, button");
  field?.focus();
}
