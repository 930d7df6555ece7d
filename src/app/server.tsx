import { renderToString } from "react-dom/server";
import type { Page, Shared } from "../compile/page";
import { stylesheet, stylesheetOfSources } from "../styling/emotion/sheet";
import { App } from "./App";
import { firstShown } from "./FirstPageStyles";
import { type LoadedParts, loadParts } from "./parts";
import type { PageSource } from "./pageSource";
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
  /** What went wrong with blocks that show a notice in their place, such as `block 3 ("stats"): …`. */
  failures: string[];
}

/** All components, loaded with the first page. */
let parts: Promise<LoadedParts> | undefined;

/**
 * Renders one page of a site to complete HTML. The result depends on its arguments alone.
 * @param sheet - the address of its stylesheet, unless all styles are in the document
 */
export async function renderPage(shared: Shared, page: Page, sheet?: string): Promise<RenderedPage> {
  const loaded = await (parts ??= loadParts());
  const source = fixedSource(shared, page, sheet);
  const html = renderToString(<App shared={shared} source={source} loaded={loaded} />);
  return { html, failures: html.includes(FAILED) ? await explainFailures(shared, page, loaded) : [] };
}

/** The styles of all that a site can show, also of what appears only after something was pressed. */
export async function allStyles(): Promise<string> {
  await loadParts();
  return stylesheet();
}

/** What tells the styles of single sources, given by their paths from the root. */
export async function stylesOfSources(): Promise<(sources: ReadonlySet<string>) => string> {
  await loadParts();
  return stylesheetOfSources;
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

function fixedSource(shared: Shared, page: Page, sheet?: string): PageSource {
  const shown = firstShown(shared.basePath.replace(/\/$/, "") + (page.path ?? ""), page, sheet);
  return {
    subscribe: () => () => {},
    getShown: () => shown,
    getAhead: () => undefined,
    getJourney: () => undefined,
    navigate: () => {},
  };
}
