import type { ComponentType, ReactNode } from "react";
import type { MadeBlock, PageBlock, PageBlockType } from "./made";
import type { BlockType } from "./schemas";

/** Renders blocks that stand inside another block. */
export type RenderBlocks = (blocks: PageBlock[]) => ReactNode;

/** What a block component gets: the compiled block, and the way to render blocks inside it. */
export type BlockComponentProps<T extends PageBlockType> = Extract<PageBlock, { type: T }> & {
  renderBlocks: RenderBlocks;
};

type Loaders<Types extends PageBlockType> = {
  [T in Types]: () => Promise<ComponentType<BlockComponentProps<T>>>;
};

/** The component of every block type. Each is a chunk of its own, so a page loads only what it shows. */
export const blockLoaders = {
  hero: () => import("./hero/Hero").then((module) => module.Hero),
  cards: () => import("./cards/Cards").then((module) => module.Cards),
  stats: () => import("./stats/Stats").then((module) => module.Stats),
  tabs: () => import("./tabs/TabsBlock").then((module) => module.TabsBlock),
  form: () => import("./form/Form").then((module) => module.Form),
  rules: () => import("./rules/Rules").then((module) => module.Rules),
  status: () => import("./status/Status").then((module) => module.Status),
  steps: () => import("./steps/Steps").then((module) => module.Steps),
  faq: () => import("./faq/Faq").then((module) => module.Faq),
  links: () => import("./links/Links").then((module) => module.Links),
  logos: () => import("./logos/Logos").then((module) => module.Logos),
  quote: () => import("./quote/Quote").then((module) => module.Quote),
  timeline: () => import("./timeline/Timeline").then((module) => module.Timeline),
  events: () => import("./events/Events").then((module) => module.Events),
  staff: () => import("./staff/Staff").then((module) => module.Staff),
  cta: () => import("./cta/Cta").then((module) => module.Cta),
  media: () => import("./media/Media").then((module) => module.Media),
  image: () => import("./image/Image").then((module) => module.Image),
  gallery: () => import("./gallery/Gallery").then((module) => module.Gallery),
  embed: () => import("./embed/Embed").then((module) => module.Embed),
  posts: () => import("./posts/Posts").then((module) => module.Posts),
  callout: () => import("./callout/Callout").then((module) => module.Callout),
  table: () => import("./table/Table").then((module) => module.Table),
  text: () => import("./text/Text").then((module) => module.Text),
} satisfies Loaders<BlockType>;

const madeLoaders = {
  post: () => import("./post/Post").then((module) => module.Post),
} satisfies Loaders<MadeBlock["type"]>;

/** What only some pages need besides the blocks of their owner. */
const partLoaders = {
  /** What blocks stand in that have a width, a background or an alignment. */
  look: () => import("./look/BlockLook").then((module) => module.BlockLook),
  /** What stands beside the content of the pages of a guide, and of those with contents. */
  guide: () => import("./guide/Guide").then((module) => module.Guide),
  /** What shows cards that stand in no grid. */
  cardLayout: () => import("./cards/layouts/CardLayout").then((module) => module.CardLayout),
  /** What shows a form whose fields stand on several pages, or depend on others. */
  formPages: () => import("./form/pages/FormPages").then((module) => module.FormPages),
  /** What finds some of the questions of a block. */
  faqSearch: () => import("./faq/FaqSearch").then((module) => module.FaqSearch),
  /** What shows the facts of a hero where one is about a server. */
  liveHeroCard: () => import("./hero/LiveHeroCard").then((module) => module.LiveHeroCard),
  /** What shows the figure of a server. */
  liveValue: () => import("../ui/live/LiveValue").then((module) => module.LiveValue),
  /** What shows the faces of those who are on a server. */
  playerFace: () => import("./status/PlayerFace").then((module) => module.PlayerFace),
  /** What the program makes itself of other parts of a config. */
  ...madeLoaders,
};

/** What is loaded to render blocks: components by the type of their block, and what some blocks stand in. */
export type BlockPart = BlockType | keyof typeof partLoaders;

const loaders: Record<BlockPart, () => Promise<unknown>> = { ...blockLoaders, ...partLoaders };

/** All that blocks can need. */
export const blockParts = Object.keys(loaders) as BlockPart[];

export type AnyBlockComponent = ComponentType<PageBlock & { renderBlocks: RenderBlocks }>;

/** The components that are ready to render. */
export type LoadedBlocks = ReadonlyMap<BlockPart, AnyBlockComponent>;

const loaded = new Map<BlockPart, AnyBlockComponent>();

/**
 * Loads these components. All calls share one map, so whatever was loaded once is
 * rendered without waiting from then on; one that failed to load is tried again by the next call.
 */
export async function loadBlocks(parts: Iterable<BlockPart>): Promise<LoadedBlocks> {
  const missing = [...new Set(parts)].filter((part) => !loaded.has(part));
  await Promise.all(
    missing.map(async (part) => {
      // The loader's own type ties the component to its block type; the map forgets it.
      loaded.set(part, (await loaders[part]()) as AnyBlockComponent);
    }),
  );
  return loaded;
}
