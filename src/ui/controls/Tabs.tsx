import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { largeScreen } from "../../styling/theme/media";
import { useHydrated } from "../useHydrated";
import { atSide, column, panel as panelStyles, root, row, tab as tabStyles } from "./tabsStyles";

export interface TabItem {
  /** The panel's id, which is also its hash. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  panel: ReactNode;
}

/**
 * Tabs, following the WAI-ARIA pattern with automatic activation: arrow keys, Home and End select a tab. Renders a
 * `tablist` of links and a `tabpanel` for each tab. All panels are in the page: without JavaScript and on paper, they
 * are below each other.
 * - `label`: the name of the tab list
 * - `tabs`: the tabs, in order
 * - `side`: whether the list is a column beside the panels on wide screens, where up and down select
 * - `selected`, `onSelect`: the selected tab's id, and the change handler
 */
export function Tabs({
  label,
  tabs,
  side = false,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly TabItem[];
  side?: boolean | undefined;
  selected: string;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const ready = useHydrated();
  const isColumn = useWideScreen(side);

  // Scrolls the column to the selected tab, even if the address selects it. The page does not scroll.
  useEffect(() => {
    const column = list.current;
    const tab = document.getElementById(`tab-${selected}`);
    if (!isColumn || !column || !tab) return;
    const [start, end] = [column.scrollTop, column.scrollTop + column.clientHeight];
    if (tab.offsetTop < start || tab.offsetTop + tab.offsetHeight > end)
      column.scrollTop = tab.offsetTop - (column.clientHeight - tab.offsetHeight) / 2;
  }, [isColumn, selected]);

  function choose(index: number) {
    const tab = tabs[(index + tabs.length) % tabs.length]!;
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(tab)]?.focus();
    onSelect(tab.id);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const forward = list.current?.matches(":dir(rtl)") ? -1 : 1;
    const target = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      ...(isColumn && { ArrowDown: index + 1, ArrowUp: index - 1 }),
      Home: 0,
      End: tabs.length - 1,
      " ": index,
      Enter: index,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }

  function onClick(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  }

  return (
    <div css={[root, side && atSide]} data-ready={ready || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isColumn ? "vertical" : undefined}
        css={[row, side && column]}
        data-count={tabs.length}
        data-rest={tabs.length % 3}
        data-many={tabs.length > 8 || undefined}
      >
        {tabs.map(({ id, label: words, icon }, index) => (
          <a
            key={id}
            href={`#${id}`}
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            css={tabStyles}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={(event) => onClick(event, id)}
          >
            {icon}
            <span>{words}</span>
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          css={panelStyles}
          data-state={id === selected ? "active" : "inactive"}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Whether the screen is wide enough for a column beside the panels; always false without `side`. */
function useWideScreen(asked: boolean): boolean {
  return useSyncExternalStore(
    followWidth,
    () => asked && matchMedia(largeScreen).matches,
    () => false,
  );
}

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(largeScreen);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
