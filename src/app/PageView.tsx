import {
  type ComponentType,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useSyncExternalStore,
} from "react";
import { BlockRenderer, inLook } from "../blocks/BlockRenderer";
import type { Page, Shared } from "../compile/page";
import { PageOpening } from "./layout/PageOpening";
import { HeadingScope } from "../ui/elements/Heading";
import type { GuideData } from "../fields/parts/guide";
import type { LoadedParts } from "./parts";
import type { PageSource } from "./pageSource";

interface PageViewProps {
  page: Page;
  shared: Shared;
  loaded: LoadedParts;
  source: PageSource;
  /** Follows the first block. */
  stylesheet: ReactNode;
}

/** What stands between header and footer: the page's opening and its blocks, or the not-found page. */
export const PageView = memo(function PageView({ page, shared, loaded, source, stylesheet }: PageViewProps) {
  if (page.notFound) {
    return <NotFoundView notFound={page.notFound} shared={shared} loaded={loaded} source={source} />;
  }

  const { opening, blocks, guide } = page;
  const heading = opening && <PageOpening opening={opening} />;
  const first = <BlockRenderer blocks={blocks.slice(0, 1)} loaded={loaded} />;
  // As children of one element, which most pages do not have.
  return createElement(
    ((guide && loaded.get("guide")) ?? Fragment) as ComponentType<GuideData>,
    guide,
    opening?.image
      ? inLook({ layout: "cover", size: "small", image: opening.image }, loaded, heading)
      : (heading ?? first),
    <HeadingScope>
      {opening && first}
      {stylesheet}
      <BlockRenderer blocks={blocks.slice(1)} loaded={loaded} />
    </HeadingScope>,
  );
});

/** By itself, as it renders once more in the browser: other pages need not. */
function NotFoundView({
  notFound,
  shared,
  loaded,
  source,
}: Pick<PageViewProps, "shared" | "loaded" | "source"> & { notFound: NonNullable<Page["notFound"]> }) {
  const path = useAskedPath(source);
  const NotFound = loaded.get("notFound");
  const { image } = notFound;
  const onGround = (words: ReactNode) =>
    image ? inLook({ layout: "cover", size: "small", align: "center", image }, loaded, words) : words;
  return NotFound && createElement(NotFound, { notFound, shared, path, onGround });
}

/** The path that was asked for; unknown while the one file that answers every wrong path is being rendered. */
function useAskedPath(source: PageSource): string | undefined {
  return useSyncExternalStore<string | undefined>(
    source.subscribe,
    () => source.getShown().path,
    () => undefined,
  );
}
