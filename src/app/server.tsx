import { renderToString } from "react-dom/server";
import { blockParts, loadBlocks } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import { stylesheet, stylesheetOfSources } from "../styling/emotion/sheet";
import { App } from "./App";
import { loadFrame, type LoadedParts, type PagePart } from "./frameParts";
import type { PageSource } from "./pageSource";
import { markArticle } from "./pageStyling";
import { markLabels, withoutMarks } from "./search/programWords";
// What the browser fetches only when it is asked for: its styles are among those of the whole site.
import "./search/SearchDialog";
import "../ui/FullView";
import "../ui/SentNotice";
import "../ui/controls/Tooltip";

export { addressParts, fittedParts, styledParts } from "../blocks/styledParts";
export { footerParts } from "./footerParts";
export { headerParts } from "./headerParts";
export { motifParts, pageOpenings } from "./layout/motifParts";
export { type SiteRules, stylePage } from "./pageStyling";

/** A page as HTML, which names its styles. */
export interface RenderedPage {
  html: string;
  /** The same with the words of the program marked, of a site with a search: its index leaves them out. */
  searchedHtml?: string;
  /** Elements that belong into the head: hints for what the page needs first, such as the hero's picture. */
  head: string;
  /** What went wrong with blocks that show a notice in their place, such as `block 3 ("stats"): …`. */
  failures: string[];
}

/** Renders one page of a site to complete HTML. The result depends on its arguments alone. */
export async function renderPage(shared: Shared, page: Page): Promise<RenderedPage> {
  const loaded = await (allParts ??= loadAllParts());
  const source = fixedSource(shared, page);
  const labelled = shared.search ? { ...shared, labels: markLabels(shared.labels) } : shared;
  const marked = renderToString(<App shared={labelled} source={source} loaded={loaded} />);
  const rendered = shared.search ? withoutMarks(marked) : marked;
  // React writes its hints in front of everything else when it does not render the head itself.
  const [head] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [""];
  const html = markArticle(rendered.slice(head.length));

  return {
    html,
    ...(shared.search ? { searchedHtml: marked } : {}),
    head,
    failures: html.includes(FAILED) ? await explainFailures(shared, page, loaded) : [],
  };
}

/** The styles of all that a site can show, also of what appears only after something was pressed. */
export async function allStyles(): Promise<string> {
  await (allParts ??= loadAllParts());
  return stylesheet();
}

/** What tells the styles of single sources, given by their paths from the root. */
export async function stylesOfSources(): Promise<(sources: ReadonlySet<string>) => string> {
  await (allParts ??= loadAllParts());
  return stylesheetOfSources;
}

let allParts: Promise<LoadedParts> | undefined;

/** Loads the blocks one after the other, so that their styles stand in the same order in every page. */
async function loadAllParts(): Promise<LoadedParts> {
  let loaded = await loadBlocks([]);
  for (const part of blockParts) loaded = await loadBlocks([part]);
  return new Map<PagePart, unknown>([...loaded, ...(await loadFrame())]) as LoadedParts;
}

/** What React writes where a block threw. */
const FAILED = "<!--$!-->";

/** Renders the blocks of a page one by one to learn which of them fail, and why. */
async function explainFailures(shared: Shared, page: Page, loaded: LoadedParts): Promise<string[]> {
  const { prerender } = await import("react-dom/static");
  const failures: string[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const alone = { ...page, blocks: [block] };
    await prerender(<App shared={shared} source={fixedSource(shared, alone)} loaded={loaded} />, {
      onError: (error) => {
        failures.push(
          `block ${index + 1} ("${block.type}"): ${error instanceof Error ? error.message : String(error)}`,
        );
      },
    });
  }
  return failures;
}

function fixedSource(shared: Shared, page: Page): PageSource {
  const shown = { path: shared.basePath.replace(/\/$/, "") + (page.path ?? ""), page, isFirst: true };
  return {
    subscribe: () => () => {},
    getShown: () => shown,
    getAhead: () => undefined,
    getJourney: () => undefined,
    navigate: () => {},
  };
}
