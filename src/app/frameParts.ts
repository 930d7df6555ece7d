import type { AnyBlockComponent, BlockPart, LoadedBlocks } from "../blocks/registry";

/** What only some sites, or one page, have of the app itself. Each is a chunk of its own: other pages do not load it. */
const frameLoaders = {
  /** What stands above the header of a site that announces something. */
  announcements: () => import("../ui/Announcements").then((module) => module.Announcements),
  /** What opens the search, on a site that has one. */
  search: () => import("./search/SearchButton").then((module) => module.SearchButton),
  /** What changes between the two looks of a site. */
  lookButton: () => import("./layout/LookButton").then((module) => module.LookButton),
  /** What tells of servers around a page: the light in the header, and what is announced while one is offline. */
  live: () => import("./layout/LiveFrame").then((module) => module.LiveFrame),
  /** What the page for unknown paths shows. */
  notFound: () => import("./layout/NotFound").then((module) => module.NotFound),
};

export type FramePart = keyof typeof frameLoaders;

/** What is loaded to show a page: the components of its blocks, and of what stands around them. */
export type PagePart = BlockPart | FramePart;

type FrameComponents = { [Part in FramePart]: Awaited<ReturnType<(typeof frameLoaders)[Part]>> };

/** The components that are ready to render, those of the frame by their own types. */
export type LoadedParts = LoadedBlocks & {
  get: <Part extends FramePart>(part: Part) => FrameComponents[Part] | undefined;
};

/** Loads all that can stand around a page, for wherever any site may be shown. */
export async function loadFrame(): Promise<[FramePart, AnyBlockComponent][]> {
  const loading = Object.entries(frameLoaders).map(async ([part, load]) => {
    // Its type is known again where it is taken out: see `LoadedParts`.
    return [part, await load()] as [FramePart, unknown] as [FramePart, AnyBlockComponent];
  });
  return Promise.all(loading);
}
