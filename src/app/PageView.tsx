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
  stylesheet: ReactNode;
}

/** The page between header and footer: its header and blocks, or the 404 page. */
export const PageView = memo(function PageView({ page, shared, loaded, source, stylesheet }: PageViewProps) {
  if (page.notFound) {
    return <NotFoundView notFound={page.notFound} shared={shared} loaded={loaded} source={source} />;
  }

  const { opening, blocks, guide } = page;
  const heading = opening && <PageOpening opening={opening} />;
  const last = blocks.at(-1);
  const aside = last?.type === "aside" ? [last] : [];
  const others = blocks.slice(1, blocks.length - aside.length);
  const first = <BlockRenderer blocks={blocks.slice(0, 1)} loaded={loaded} />;
  // The sidebar's element, if the page has one.
  const content = createElement(
    ((guide && loaded.get("guide")) ?? Fragment) as ComponentType<GuideData>,
    guide,
    opening?.image
      ? inLook({ layout: "cover", size: "small", image: opening.image }, loaded, heading)
      : opening?.background
        ? inLook({ background: opening.background }, loaded, heading)
        : (heading ?? first),
    <HeadingScope>
      {opening && first}
      {stylesheet}
      <BlockRenderer blocks={others} loaded={loaded} />
    </HeadingScope>,
    aside.length > 0 && (
      <HeadingScope>
        <BlockRenderer blocks={aside} loaded={loaded} />
      </HeadingScope>
    ),
  );
  const Untranslated = page.untranslated && loaded.get("untranslated");
  return Untranslated ? createElement(Untranslated, { words: page.untranslated }, content) : content;
});

/** A separate component, because it renders twice in the browser. */
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

/** The requested path. Undefined while the 404 page renders, because one file answers every unknown address. */
function useAskedPath(source: PageSource): string | undefined {
  return useSyncExternalStore<string | undefined>(
    source.subscribe,
    () => source.getShown().path,
    () => undefined,
  );
}
