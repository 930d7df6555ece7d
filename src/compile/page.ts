import type { GuideData } from "../fields/parts/guide";
import type { PageBlock } from "../blocks/made";
import type { CompiledConfig, SiteConfig } from "../config/config";
import type { LongestWords } from "../config/longestWords";
import type { Focus } from "../config/focuses";
import type { Tags } from "../config/tags";
import type { Theme } from "../config/theme";
import type { Compiled } from "../fields/compiled";
import type { ImageData, Picture } from "../fields/pictures/image";
import type { ServerData } from "../fields/parts/server";
import type { RichNode } from "../fields/texts/text";
import type { Service } from "./collectServices";
import type { AnnouncementData, OutageData } from "./compileAnnouncements";
import type { NamedPictures } from "./pictures/namedPictures";
import type { Moment } from "./moments";
import type { UsedCharacters } from "./usedCharacters";
import type { TagContent } from "../fields/parts/tag";
import type { ToastContent } from "../fields/parts/toast";

/** Everything that one URL shows, as plain JSON: nothing is left to look up. */
export interface Page {
  /** The route's path without the base path; `null` for the not-found page. */
  path: string | null;
  /** The title in the browser's tab, with the site's name. */
  title: string;
  /** The title alone, announced to screen readers on navigation. */
  name: string;
  description?: string | undefined;
  /** The full public address of the page, where the config names the site's. */
  canonical?: string | undefined;
  /** The picture in previews of links to it, where it has one of its own. */
  socialImage?: ImageData | undefined;
  /** The heading above the blocks; absent where the first block has it. */
  opening?: { heading: string; intro?: RichNode[] | undefined; image?: Compiled<Picture> | undefined };
  blocks: PageBlock[];
  /** What stands beside the blocks; absent where nothing does. */
  guide?: GuideData;
  /** The page whose links count as links to this one, as the list of the news does for a post. */
  section?: string;
  /** That only those find the page who know its address; absent where all may. */
  isUnlisted?: true;
  /** Set if every block is running text. */
  isArticle?: true;
  /** Set if the page has a picture that is fetched as soon as the page is rendered. */
  hasEarlyPicture?: true;
  /** What only the not-found page shows. */
  notFound?: CompiledConfig["notFound"];
}

/** A page on the way to another one. */
export interface Crumb {
  name: string;
  /** Its full public address, where the config names the site's. */
  address: string | undefined;
}

/** Where the search of a site lies, with the base path. */
export interface SearchAddresses {
  /** The words of all pages. */
  index: string;
  /** The stylesheet of the search, which loads with it. Empty on the live site. */
  styles: string;
}

/** What every page of a site shares in the browser: the frame around the blocks, and the words and timings of the interface. */
export interface Shared {
  basePath: string;
  name: string;
  logo?: ImageData | undefined;
  /** How many pictures lie behind the page, those of both looks together. */
  backgroundLayers: number;
  /** What stands above the header; absent where there is nothing to announce. */
  announcements?: readonly AnnouncementData[] | undefined;
  /** What is announced while a server is offline; absent where nothing is. */
  outages?: readonly OutageData[] | undefined;
  /** Whether the site has a light and a dark look; absent where it has one. */
  hasLooks?: true;
  navigation: NonNullable<CompiledConfig["navigation"]>;
  footer: CompiledConfig["footer"];
  /** The server whose state the header tells; absent where it tells none. */
  server?: ServerData | undefined;
  /** Absent where the pages cannot be searched. */
  search?: SearchAddresses;
  labels: CompiledConfig["labels"];
  toasts: Pick<CompiledConfig["toasts"], "durationMs" | "limit" | "standard">;
  tooltips: CompiledConfig["tooltips"];
  avatars: CompiledConfig["avatars"];
}

/** Which foreign origins the pages may reach. */
export interface Origins {
  images: string[];
  /** Where forms are sent, by script and without; `mailto:` where a form opens the mail program. */
  forms: string[];
  /** Who is asked, by script, about servers that pages show. */
  services: string[];
  /** What is shown inside pages, once a visitor asks for it. */
  frames: string[];
}

/** A page of which is known where it will be; what it shows is compiled when it is asked for. */
export interface PlannedPage {
  path: string;
  canonical?: string | undefined;
  /** Whether the page is in the sitemap, and whatever else lists the pages of the site. */
  isListed: boolean;
  /** The day of its last change, as ISO 8601 writes it, where it is known. */
  changed?: string | undefined;
  /** Compiles the page. The result is not cached, so the memory can be freed. */
  compile: () => Page;
  /** What links to the page show, in a page that may lack its owner's blocks: to compile those takes longest. */
  head: () => Page;
  /** The page's own input as text: the owner's text, the sizes of its pictures and so on. */
  source: () => string;
}

/** An address of the site that leads elsewhere. */
export interface Redirect {
  /** The address without the base path, decoded: `/old rules.html`. */
  path: string;
  /** Where it leads: a path with the base path, or a web address; in ASCII, as HTTP wants it. */
  target: string;
}

/** A post as feeds have it, with all that it says. */
export interface FeedEntry {
  /** The path of its page without the base path. */
  path: string;
  title: string;
  /** When it was published, in milliseconds since 1970. */
  date: number;
  author?: string | undefined;
  /** What it is about, in words. */
  tags: string[];
  summary?: string | undefined;
  /** Its texts, in order, with their headings. */
  texts: { heading?: string | undefined; text: RichNode[] }[];
}

/** The feeds of the news. */
export interface Feeds {
  /** The heading of the news. */
  title: string;
  /** The path of the list, without the base path. */
  path: string;
  /** The paths of the feeds, without the base path. */
  atom: string;
  json: string;
  /** The latest posts, compiled when they are asked for. */
  entries: () => FeedEntry[];
}

/** A compiled site: all pages with what they share. */
export interface Site {
  language: string;
  direction: "ltr" | "rtl";
  /** The public address without a path, where the config names one. */
  url?: string | undefined;
  favicon?: string | undefined;
  socialImage?: ImageData | undefined;
  theme: Theme;
  /** The tags that the config has, as their colours are part of the styles. */
  tags: Tags;
  /** The foreign origins that the config names, by what they are used for. */
  origins: Origins;
  /** What visitors' browsers turn to besides the site itself, worked out when it is asked for. */
  services: () => Service[];
  /** The characters that the site shows, collected when they are asked for. */
  characters: () => UsedCharacters;
  /** How long the words of headings are, looked up when it is asked for. */
  longestWords: () => LongestWords;
  /** Which parts of pictures stay where these are cropped, looked up when it is asked for. */
  focuses: () => readonly Focus[];
  shared: Shared;
  /** What the texts of pages refer to: the constants, and the owner's toasts and tags by name. */
  references: Pick<SiteConfig, "constants"> & {
    toasts: Record<string, ToastContent>;
    tags: Record<string, TagContent>;
  };
  /** The pages on the way from the first page to another one. */
  trailOf: (page: { path: string; section?: string | undefined }) => Crumb[];
  /** Whose faces are part of the site, as far as they could be fetched. */
  faces: () => string[];
  /** The pictures of `public/` that the site needs. */
  pictures: () => NamedPictures;
  redirects: readonly Redirect[];
  /** When the pages would come out otherwise for the first time; absent where they do not depend on the time. */
  nextMoment?: Moment | undefined;
  /** Absent where there is no news, or no address for feeds to name. */
  feeds?: Feeds | undefined;
  pages: PlannedPage[];
  notFound: Page;
}
