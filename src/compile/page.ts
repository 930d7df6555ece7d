import type { GuideData } from "../fields/parts/guide";
import type { PageBlock } from "../blocks/pageBlock";
import type { CompiledConfig, SiteConfig } from "../config/config";
import type { LongestWords } from "../config/longestWords";
import type { Focus } from "../config/focuses";
import type { Tags } from "../config/tags";
import type { Theme } from "../config/theme";
import type { Compiled, Spoken } from "../fields/compiled";
import type { ImageData, Picture } from "../fields/pictures/image";
import type { PointPlaces } from "../fields/pictures/point";
import type { LanguageLabel, SiteWords } from "../words/site/siteWords";
import type { BlockLook } from "../fields/parts/block";
import type { GroundColor } from "../fields/parts/groundColor";
import type { ServerData } from "../fields/parts/server";
import type { Link } from "../fields/addresses/link";
import type { DateData } from "../fields/dates/date";
import type { RichNode, Title } from "../fields/texts/text";
import type { Service } from "./collectServices";
import type { AnnouncementData, OutageData } from "./compileAnnouncements";
import type { WordedConfig } from "./siteWords";
import type { NamedPictures } from "./pictures/namedPictures";
import type { PreviewPicture } from "./pictures/previewPicture";
import type { Moment } from "./moments";
import type { UsedCharacters } from "./usedCharacters";
import type { TagContent } from "../fields/parts/tag";
import type { ToastContent } from "../fields/parts/toast";

/** The content of a URL as plain JSON, without references. */
export interface Page {
  /** The route's path without the base path; `null` for the 404 page. */
  path: string | null;
  /** The title in the browser's tab, with the site's name. */
  title: string;
  /** The title alone, which is announced to screen readers on navigation. */
  name: string;
  description?: string | undefined;
  /** The absolute URL of the page, if the config contains the site's URL. */
  canonical?: string | undefined;
  /** The page's own picture for link previews. */
  socialImage?: ImageData | undefined;
  /** The heading above the blocks; absent if the first block contains it. */
  opening?: Spoken & {
    heading: Title;
    eyebrow?: string | undefined;
    intro?: RichNode[] | undefined;
    updated?: DateData | undefined;
    image?: Compiled<Picture> | undefined;
    background?: BlockLook["background"];
  };
  blocks: PageBlock[];
  /** The sidebar and the table of contents; absent without both. */
  guide?: GuideData;
  /** The page whose navigation link is the current one, such as the news list for a post. */
  section?: string;
  /** The line of the page in the config at `Shared.source`, if the host's links can have one. */
  line?: number | undefined;
  /** Set if the page is only found by visitors who know its address. */
  isUnlisted?: true;
  /** Set if every block is running text. */
  isArticle?: true;
  /** Set if the page has a picture that is loaded early. */
  hasEarlyPicture?: true;
  /** The part of the theme's motif that the page shows, as two digits; absent without a motif. */
  horizon?: string;
  /** The languages of the site, if it has several. */
  languages?: readonly PageLanguage[];
  /** Set if the content is in another language, because translations are missing: a sentence that says so. */
  untranslated?: string;
  /** Content of the 404 page only. */
  notFound?: Compiled<WordedConfig["notFound"]> & { elsewhere?: readonly NotFoundElsewhere[] };
}

/** The 404 page in short in another language, for hosts that have one such page for all folders. */
export interface NotFoundElsewhere extends Pick<PageLanguage, "code" | "direction" | "href"> {
  text: string;
  /** The label of the link to the first page in this language. */
  button: string;
}

/** A language in which visitors can read a page. */
export interface PageLanguage {
  code: string;
  /** The name of the language in the language itself. */
  label: string;
  direction: "ltr" | "rtl";
  /** The address of the page, or of the nearest page above it that exists, with the base path. */
  href: string;
  /** Set if this very page exists and is translated. */
  isTranslated?: true;
  isCurrent?: true;
}

/** An ancestor of a page. */
export interface Crumb {
  name: string;
  /** Its absolute URL, if the config contains the site's URL. */
  address: string | undefined;
}

/** The URLs of a site's search, with the base path. */
export interface SearchAddresses {
  index: string;
  /** The stylesheet of the search, which loads with it. Empty on the live site. */
  styles: string;
}

/** A text for each plural form of a language. */
export type PluralWords = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string; language: string };

/** The words of the interface. */
export type Labels = {
  [Name in Exclude<keyof SiteWords["labels"], LanguageLabel>]: SiteWords["labels"][Name] extends string
    ? string
    : string | PluralWords;
};

/** Data that all pages share in the browser: the frame around the blocks, and the interface's texts and timings. */
export interface Shared {
  basePath: string;
  /** The base path of the pages, if their language has a folder. */
  pageBase?: string;
  /** The language, if it is a further one of the site. */
  language?: string;
  name: string;
  /** The name with its coloured words, if it has any. */
  title?: Title;
  logo?: (ImageData & { dark?: ImageData | undefined }) | undefined;
  /** The number of background pictures, in both colour schemes together. */
  backgroundLayers: number;
  /** The announcements above the header. */
  announcements?: readonly AnnouncementData[] | undefined;
  /** The announcements that are shown while a server is offline. */
  outages?: readonly OutageData[] | undefined;
  /** Set if visitors can switch between light and dark mode. */
  hasLooks?: true;
  navigation: NonNullable<CompiledConfig["navigation"]>;
  footer: CompiledConfig["footer"];
  /** The config on a code host. */
  source?: Link | undefined;
  /** The server whose status is in the header. */
  server?: ServerData | undefined;
  /** Absent if the search is off. */
  search?: SearchAddresses;
  labels: Labels;
  /** The words for visitors who change the language; absent with one language. */
  languages?: {
    /** The name of the language switch. */
    label: string;
    /** The links that offer the other languages, each in its own language, by code. */
    offers: Record<string, string>;
  };
  toasts: Pick<CompiledConfig["toasts"], "durationMs" | "limit"> & {
    standard: Record<keyof SiteWords["toasts"], ToastContent>;
  };
  tooltips: CompiledConfig["tooltips"];
  avatars: CompiledConfig["avatars"];
}

/** The external origins that pages may contact. */
export interface Origins {
  images: string[];
  /** Targets of forms, with and without JavaScript; `mailto:` for forms that open the email app. */
  forms: string[];
  /** Services that scripts query about servers. */
  services: string[];
  /** Embeds, which load after a click. */
  frames: string[];
}

/** A page with a known path, which is compiled on demand. */
export interface PlannedPage {
  path: string;
  canonical?: string | undefined;
  /** Whether the page is in the sitemap and in other lists of pages. */
  isListed: boolean;
  /** Set if the content is in the site's first language. Search engines then find only that page. */
  isUntranslated?: true;
  /** The day of the last change as an ISO 8601 date, if known. */
  changed?: string | undefined;
  /** Compiles the page. The result is not cached, so the memory can be freed. */
  compile: () => Page;
  /** The page's metadata. Its blocks may be missing, because compiling them takes longest. */
  head: () => Page;
  /** The picture behind the words of its link preview; absent for pages of the news. */
  previewPicture?: () => PreviewPicture | undefined;
  /** The page's own input as text: the owner's text, the sizes of its pictures and so on. */
  source: () => string;
}

export interface Redirect {
  /** The old path without the base path, decoded: `/old rules.html`. */
  path: string;
  /** The target: a path with the base path, or a web address. In ASCII, as HTTP requires. */
  target: string;
}

/** A post in feeds, with its whole content. */
export interface FeedEntry {
  /** The path of its page without the base path. */
  path: string;
  title: string;
  /** The time of publication, in milliseconds since 1970. */
  date: number;
  /** The time of the last change, in milliseconds since 1970. */
  updated?: number | undefined;
  author?: string | undefined;
  /** The labels of its tags. */
  tags: string[];
  summary?: string | undefined;
  /** Its texts with their headings, in order. */
  texts: { heading?: Title | undefined; text: RichNode[] }[];
}

export interface Feeds {
  /** The heading of the news. */
  title: string;
  /** The path of the list, without the base path. */
  path: string;
  /** The paths of the feeds, without the base path. */
  atom: string;
  json: string;
  /** The latest posts, compiled on demand. */
  entries: (isWanted?: (path: string) => boolean) => FeedEntry[];
}

/** A compiled site: all pages, and the data that they share. */
export interface Site {
  language: string;
  direction: "ltr" | "rtl";
  /** The public URL without a path, if the config contains one. */
  url?: string | undefined;
  favicon?: string | undefined;
  socialImage?: ImageData | undefined;
  theme: Theme;
  /** The tags of the config. Their colours are part of the styles. */
  tags: Tags;
  /** The external origins that the config uses, by purpose. */
  origins: Origins;
  /** The external services that visitors' browsers contact. */
  services: () => Service[];
  /** The characters that the site shows. */
  characters: () => UsedCharacters;
  /** The lengths of words in headings. */
  longestWords: () => LongestWords;
  /** The parts of pictures that are kept when the pictures are cropped. */
  focuses: () => readonly Focus[];
  /** The places of points on its pictures. */
  pointPlaces: () => PointPlaces;
  /** The colours that it uses by name. */
  colorNames: () => readonly string[];
  /** Whether the motif is large on one of its pages. */
  hasLargeMotif: () => boolean;
  /** The colours of the theme that it uses as grounds. */
  colorGrounds: () => readonly GroundColor[];
  shared: Shared;
  /** Targets of references in texts: the constants, and the owner's toasts and tags by name. */
  references: Pick<SiteConfig, "constants"> & {
    toasts: Record<string, ToastContent>;
    tags: Record<string, TagContent>;
  };
  /** The labels for the joint pages of several languages; absent with one. */
  languageLabels?: Record<LanguageLabel, string>;
  trailOf: (page: { path: string; section?: string | undefined }) => Crumb[];
  /** The names of people whose avatars are part of the site. */
  faces: () => string[];
  /** The pictures of `public/` that the site needs. */
  pictures: () => NamedPictures;
  redirects: readonly Redirect[];
  /** When the pages change next; absent if they do not depend on the time. */
  nextMoment?: Moment | undefined;
  /** Absent without news, or if the site's URL is unknown. */
  feeds?: Feeds | undefined;
  pages: PlannedPage[];
  notFound: Page;
  /** The same site in its further languages; absent with one language. */
  others?: readonly Site[];
  /** The name in the first language; absent in this one. */
  sourceName?: string;
}
