import { memo, useSyncExternalStore } from "react";
import { BlockRenderer, inLook } from "../blocks/BlockRenderer";
import type { LoadedBlocks } from "../blocks/registry";
import type { Page, Shared } from "../compile/page";
import { NotFound } from "./layout/NotFound";
import { PageOpening } from "./layout/PageOpening";
import { HeadingScope } from "../ui/elements/Heading";
import type { PageSource } from "./pageSource";

interface PageViewProps {
  page: Page;
  shared: Shared;
  loaded: LoadedBlocks;
  source: PageSource;
}

/** What stands between header and footer: the page's opening and its blocks, or the not-found page. */
export const PageView = memo(function PageView({ page, shared, loaded, source }: PageViewProps) {
  if (page.notFound) return <NotFoundView notFound={page.notFound} shared={shared} source={source} />;

  const { opening, blocks } = page;
  if (!opening) {
    return (
      <>
        <BlockRenderer blocks={blocks.slice(0, 1)} loaded={loaded} />
        <HeadingScope>
          <BlockRenderer blocks={blocks.slice(1)} loaded={loaded} />
        </HeadingScope>
      </>
    );
  }
  const { image } = opening;
  const heading = <PageOpening opening={opening} />;
  return (
    <>
      {image ? inLook({ layout: "cover", size: "small", image }, loaded, heading) : heading}
      <HeadingScope>
        <BlockRenderer blocks={blocks} loaded={loaded} />
      </HeadingScope>
    </>
  );
});

/** By itself, as it renders once more in the browser: other pages need not. */
function NotFoundView({
  notFound,
  shared,
  source,
}: Pick<PageViewProps, "shared" | "source"> & { notFound: NonNullable<Page["notFound"]> }) {
  return <NotFound notFound={notFound} shared={shared} path={useAskedPath(source)} />;
}

/** The path that was asked for; unknown while the one file that answers every wrong path is being rendered. */
function useAskedPath(source: PageSource): string | undefined {
  return useSyncExternalStore<string | undefined>(
    source.subscribe,
    () => source.getShown().path,
    () => undefined,
  );
}
