import type { Spoken } from "../compiled";
import type { DateData } from "../dates/date";
import type { PictureData } from "../pictures/image";
import type { Link } from "../addresses/link";
import type { TagContent } from "./tag";
import type { Title } from "../texts/text";

export interface PostTag extends Spoken {
  label: string;
  link: Link;
  /** The site's tag with this name, if there is one. */
  tag?: TagContent;
}

/** A post as lists show it. */
export interface PostSummary extends Spoken {
  link: Link;
  title: Title;
  date: DateData;
  author?: string | undefined;
  image?: PictureData | undefined;
  tags: PostTag[];
  /** A sentence or two of plain text. */
  summary?: string | undefined;
}

/** A link to another page of a list, or to another post. */
export interface PostLink extends Spoken {
  label: string;
  link: Link;
}

/** The way through a list of several pages. */
export interface PostPages {
  /** The number of the page that is shown, from 1 on. */
  number: number;
  /** Every page that is offered, in order; the numbers between two of them are left out where they do not follow. */
  pages: { number: number; link: Link }[];
  newer?: Link | undefined;
  older?: Link | undefined;
}

export interface ListedPosts {
  items: PostSummary[];
  /** Leads to the list of all posts, where the block is not that list. */
  all?: Link | undefined;
  /** If the list has several pages. */
  pages?: PostPages | undefined;
}
