import createCache from "@emotion/cache";
import { renderToString } from "react-dom/server";
import { blockTypesOf } from "../blocks/BlockRenderer";
import { type LoadedBlocks, loadBlocks } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import { App } from "./App";
import type { PageSource } from "./navigator";
import { STYLE_KEY } from "./pageData";

/** A page as HTML with exactly the styles that it uses. */
export interface RenderedPage {
  html: string;
  /** Elements that belong into the head: hints for what the page needs first, such as the hero's picture. */
  head: string;
  /** The critical CSS. */
  css: string;
  /** The names of the styles in `css`, which tell Emotion in the browser what is there already. */
  styleIds: string[];
  /** What went wrong with blocks that show a notice in their place, such as `block 3 ("stats"): …`. */
  failures: string[];
}

/** Renders one page of a site to complete HTML. The result depends on its arguments alone. */
export async function renderPage(shared: Shared, page: Page): Promise<RenderedPage> {
  const loaded = await loadBlocks(blockTypesOf(page.blocks));
  const styles = createStyles();
  const source = fixedSource(shared, page);
  const rendered = renderToString(<App shared={shared} source={source} loaded={loaded} styles={styles} />);
  // React writes its hints in front of everything else when it does not render the head itself.
  const [head] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [""];
  const html = rendered.slice(head.length);

  const inserted = Object.entries(styles.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    html,
    head,
    css: inserted.map(([, css]) => css).join(""),
    styleIds: inserted.map(([id]) => id),
    failures: html.includes(FAILED) ? await explainFailures(shared, page, loaded) : [],
  };
}

/** What React writes where a block threw. */
const FAILED = "<!--$!-->";

/** Renders the blocks of a page one by one to learn which of them fail, and why. */
async function explainFailures(shared: Shared, page: Page, loaded: LoadedBlocks): Promise<string[]> {
  const { prerenderToNodeStream } = await import("react-dom/static");
  const failures: string[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const alone = { ...page, blocks: [block] };
    await prerenderToNodeStream(
      <App shared={shared} source={fixedSource(shared, alone)} loaded={loaded} styles={createStyles()} />,
      {
        onError: (error) => {
          failures.push(
            `block ${index + 1} ("${block.type}"): ${error instanceof Error ? error.message : String(error)}`,
          );
        },
      },
    );
  }
  return failures;
}

function fixedSource(shared: Shared, page: Page): PageSource {
  const shown = { path: shared.basePath.replace(/\/$/, "") + (page.path ?? ""), page };
  return { subscribe: () => () => {}, getShown: () => shown, navigate: () => {} };
}

function createStyles() {
  const styles = createCache({ key: STYLE_KEY });
  // Keeps the styles in the cache instead of writing them between the elements.
  styles.compat = true;
  return styles;
}
