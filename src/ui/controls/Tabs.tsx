import { css } from "@emotion/react";
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { media } from "../../styling/theme/media";
import { color, duration, edge, radius, shadow, size, space } from "../../styling/theme/tokens";
import { useHydrated } from "../useHydrated";

export interface TabItem {
  /** The id of the panel, and the hash that leads to it. */
  id: string;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}

/**
 * Panels of which one is shown at a time, after the WAI-ARIA pattern with automatic activation: arrow keys,
 * Home and End choose a tab. Renders a `tablist` of links and a `tabpanel` for every tab. All panels are in
 * the page: without JavaScript and on paper they stand one after the other.
 * - `label`: the name of the row of tabs
 * - `tabs`: the tabs, in order
 * - `selected`, `onSelect`: the id of the shown tab, and what to do when another is chosen
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const ready = useHydrated();

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
    <div css={root} data-ready={ready || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        css={row}
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

// Which panel shows. Until the page is ready, the one that the address leads to goes before the default one.
const root = css`
  /* Until then, only the browser has given a panel the focus: the one that the address names. */
  &:not([data-ready]) > :target:focus-visible {
    outline: none;
  }
  &[data-ready] > [data-state="inactive"] {
    display: none;
  }
  html[data-ready] &:not([data-ready]) > [data-state="inactive"]:not(:target, :has(:target)) {
    display: none;
  }
  html[data-ready]
    &:not([data-ready]):has(> :target, > [role="tabpanel"] :target)
    > [data-state="active"]:not(:target, :has(:target)) {
    display: none;
  }
  ${media.print} {
    &[data-ready] > [data-state],
    &:not([data-ready]) > [data-state] {
      display: block !important;
    }
  }
`;

export const row = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[1]};
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: color-mix(in srgb, ${color.surface} 80%, transparent);
  box-shadow: ${edge};
  &[data-rest="1"] > :last-of-type {
    grid-column: 1 / -1;
  }
  /* Two rows of two. */
  &[data-count="4"] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-of-type {
      grid-column: auto;
    }
  }
  &[data-rest="2"] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > :nth-last-of-type(-n + 2) {
      grid-column: span 3;
    }
  }
  ${media.medium} {
    /* All in one row, equally wide, unless their words need more. */
    &:not([data-many]) {
      display: flex;
      flex-wrap: wrap;
      > * {
        flex: 1 1 0;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const tabStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-block-size: 3rem;
  padding: ${space[2]} ${space[1]};
  border: 1px solid transparent;
  border-radius: calc(${radius.l} - 0.3rem);
  color: ${color.textMuted};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  > span {
    max-inline-size: 100%;
  }
  transition:
    color ${duration.fast},
    background-color ${duration.fast};
  &:hover {
    color: ${color.text};
    background: color-mix(in srgb, ${color.text} 6%, transparent);
  }
  &[aria-selected="true"] {
    border-color: ${color.border};
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: ${edge}, ${shadow[1]};
    > svg {
      color: ${color.primary};
    }
    > span {
      position: relative;
    }
    > span::after {
      content: "";
      position: absolute;
      inset-block-end: -0.375rem;
      inset-inline: 0;
      block-size: 2px;
      border-radius: 2px;
      background: ${color.primary};
    }
  }
  ${media.large} {
    flex-direction: row;
    gap: ${space[2]};
  }
  ${media.forcedColors} {
    &[aria-selected="true"] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const panelStyles = css`
  margin-block-start: ${space[6]};
  /* Where the address names a panel, the browser scrolls to it by itself, and once more when all has loaded:
     the row of tabs stays in view above it. */
  scroll-margin-block-start: calc(var(--header-height) + ${space[2]} + 12rem);
  ${media.large} {
    scroll-margin-block-start: calc(var(--header-height) + ${space[2]} + 5.6rem);
  }
`;
