import type { HeaderParts } from "./headerLayouts";

/** The list of a guide's pages, and the frames of guides with it: alone, beside contents, and beside other blocks as well. */
export interface GuideParts {
  sideList: string;
  guides: Record<"withList" | "withBoth" | "withAll", string>;
}

const COLUMN = "15rem";

/**
 * The header as a column at the start of wide screens, even without JavaScript: the brand, all links with their groups
 * open, and the buttons at the end. The sidebar of a guide is the lower part of the column, and comes after the header in
 * keyboard order as well. Browsers without anchor positioning show it beside the text, as usual.
 */
export function sideHeaderCss(parts: HeaderParts, hasLanguages: boolean): string {
  const { header, bar, brand, light, place, languages } = parts;
  return (
    `@media screen and (min-width:80rem){@supports selector(:popover-open){` +
    `:root{--column:${COLUMN};--header-height:0px;--page:min(100vw - var(--column) - 2*var(--gutter),92rem);` +
    `--inset:calc(50vw - var(--column)/2 - var(--page)/2)}` +
    `body{padding-inline-start:var(--column)}` +
    `:root ${header}{position:fixed;inset-block:0;inset-inline:0 auto;inline-size:var(--column);z-index:auto;padding:0;` +
    `border:0;border-inline-end:1px solid var(--color-border);background:var(--color-surface);backdrop-filter:none;animation:none}` +
    `:root ${bar}{display:grid;grid-template:auto auto 1fr auto/auto auto 1fr;align-content:start;gap:0;block-size:100%;` +
    `padding:1.5rem 1.5rem 1rem;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin}` +
    `:root ${brand}{grid-area:1/1/auto/-1}` +
    `:root ${light}{grid-area:2/1/auto/-1}` +
    `:root ${place}{grid-area:3/1/auto/-1;margin:1.25rem -.75rem}` +
    `:root ${bar}>button{grid-row:4;margin:0;margin-inline-start:-.75rem;margin-inline-end:.75rem}` +
    (hasLanguages
      ? `:root ${languages}{grid-area:5/1/auto/-1;margin:0 -.75rem}:root ${languages} ul{position-area:block-start span-inline-end}`
      : "") +
    links(parts) +
    groups(parts) +
    `@supports (inset-block-start:anchor(bottom)){${sidebar(parts)}}}}`
  );
}

/** All links, one per line. Nothing measures how many fit. */
function links({ measure, level, ghost, row, nav, link }: HeaderParts): string {
  return (
    `:root:root :is(${ghost},${row}>[aria-haspopup],${row}>dialog){display:none}` +
    `:root:root :is(${measure},${level}){position:static;display:block;margin:0;padding:0;container-type:normal}` +
    `:root ${row}{position:static;flex-flow:column;align-items:stretch;inline-size:auto}` +
    `:root:root ${nav}{display:block;margin:0}` +
    `:root ${nav}>ul{display:block}` +
    `:root ${nav}>ul>li:not([hidden]){display:block!important}` +
    `:root ${row}>:not(${nav}){justify-content:center;max-inline-size:none;margin:.75rem .75rem 0}` +
    `:root ${nav} ${link}{display:flex;padding-inline:.75rem;white-space:normal;--link-padding:.75rem}` +
    `:root ${nav} ${link}[aria-current]{background:var(--color-surface-raised)}` +
    `:root ${nav} ${link}[aria-current]::after{inset:28% auto 28% 0;inset-inline:0 auto;inline-size:3px;block-size:auto}`
  );
}

/** A group: its words are a title, or a link if it has one. The hidden button cannot be focused; its words are visible. */
function groups({ nav }: HeaderParts): string {
  const group = `:root ${nav}>ul>li>div`;
  const list = `${group}>ul:not(:popover-open)`;
  return (
    `${group}{display:block;margin-block:.75rem}` +
    `${group}>a{color:var(--color-text);font-weight:650}` +
    `${group}>button{visibility:hidden;min-block-size:2rem;pointer-events:none}` +
    `${group}>button::after{content:none}` +
    `${group}>button>*{visibility:visible;color:var(--color-text);font-weight:650}` +
    `:is(${group}>a+button,${group}>button>:last-child){display:none}` +
    `${list}{display:block;position:static;inline-size:auto;min-inline-size:0;max-inline-size:none;max-block-size:none;` +
    `margin:0;padding:0;overflow:visible;border:0;border-radius:0;background:none;box-shadow:none;color:inherit}` +
    `${list} a,${list} button{min-block-size:2.25rem;padding-block:.25rem;color:var(--color-text-muted);font-weight:500}` +
    `${list} :is(a,button):is([aria-current],:hover){color:var(--color-text)}` +
    `${list} a[aria-current]{font-weight:650}`
  );
}

/** The list of a guide's pages, below the header's links. */
function sidebar({ bar, sideList, guides }: HeaderParts): string {
  const frame = (selector: string, template: string, columns: number) =>
    `:root ${selector}{grid-template:${template}}:root ${selector}>section{--columns:${columns}}`;
  const contents = "calc((100% + var(--gap))/4 - var(--gap))";
  return (
    `:root:has(${sideList}) ${bar}{grid-template-rows:auto auto auto auto;block-size:auto;max-block-size:60%;anchor-name:--column}` +
    `:root ${sideList}{position:fixed;inset-block:anchor(--column bottom) 0;inset-inline:0 auto;inline-size:var(--column);block-size:auto;` +
    `padding:0 .75rem;border:0;box-sizing:border-box}` +
    `:root ${sideList}>details{position:static;block-size:100%;border-block-start:1px solid var(--color-border);border-radius:0}` +
    `:root ${sideList}>details::details-content{block-size:100%}` +
    `:root ${sideList}>details>div{max-block-size:100%;padding-block:1rem}` +
    frame(guides.withList, `"text"/minmax(0,1fr)`, 12) +
    frame(guides.withBoth, `"text contents"/minmax(0,1fr) ${contents}`, 9) +
    `:root ${guides.withAll}{grid-template:"text contents" auto "text aside" 1fr/minmax(0,1fr) ${contents}}`
  );
}
