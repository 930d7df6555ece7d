import { renderToString } from "react-dom/server";
import type { Page, Shared } from "../compile/page";
import { stylesheet, stylesheetOfSources } from "../styling/emotion/sheet";
import { App } from "./App";
import { firstShown } from "./FirstPageStyles";
import { type LoadedParts, loadParts } from "./parts";
import type { PageSource } from "./pageSource";
// Parts that load on first use. Their styles are in the site's stylesheets.
import "./search/SearchDialog";
import "../ui/FullView";
import "../ui/SentNotice";
import "../ui/controls/Tooltip";

/** A page's HTML. */
export interface RenderedPage {
  html: string;
  /** Errors of blocks that show a notice instead, such as `block 3 ("stats"): …`. */
  failures: string[];
}

/** All components, loaded with the first page. */
let parts: Promise<LoadedParts> | undefined;

/** Renders a page to HTML, which depends only on the arguments, with the address of its stylesheet, if any. */
export async function renderPage(shared: Shared, page: Page, sheet?: string): Promise<RenderedPage> {
  const loaded = await (parts ??= loadParts());
  const source = fixedSource(shared, page, sheet);
  const html = renderToString(<App shared={shared} source={source} loaded={loaded} />);
  return { html, failures: html.includes(FAILED) ? await explainFailures(shared, page, loaded) : [] };
}

/** The styles of all components, including those that appear on interaction. */
export async function allStyles(): Promise<string> {
  await loadParts();
  return stylesheet();
}

/** A function that finds the styles of source files, by their paths from the root. */
export async function stylesOfSources(): Promise<(sources: ReadonlySet<string>) => string> {
  await loadParts();
  return stylesheetOfSources;
}

/** React's mark for a block that threw. */
const FAILED = "<!--$!-->";

/** Renders the blocks of a page one by one to find out which ones fail, and why. */
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
  const shown = firstShown(
    (shared.pageBase ?? shared.basePath).replace(/\/$/, "") + (page.path ?? ""),
    page,
    sheet,
  );
  return {
    subscribe: () => () => {},
    getShown: () => shown,
    getAhead: () => undefined,
    getJourney: () => undefined,
    navigate: () => {},
  };
}
