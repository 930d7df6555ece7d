import type { DateData } from "../dates/date";
import type { PictureData } from "../pictures/image";
import type { Link } from "../addresses/link";
import type { TagContent } from "./tag";

/** What a post is about, with the page of all posts about it. */
export interface PostTag {
  label: string;
  link: Link;
  /** The badge of the site that has this name, where there is one. */
  tag?: TagContent;
}

/** A post as lists show it. */
export interface PostSummary {
  link: Link;
  title: string;
  date: DateData;
  author?: string | undefined;
  image?: PictureData | undefined;
  tags: PostTag[];
  /** A sentence or two of plain text. */
  summary?: string | undefined;
}

/** A link to another page of a list, or to another post. */
export interface PostLink {
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

/** What a compiled block of posts shows beside what its owner wrote. */
export interface ListedPosts {
  items: PostSummary[];
  /** Leads to the list of all posts, where the block is not that list. */
  all?: Link | undefined;
  /** Of a list with several pages. */
  pages?: PostPages | undefined;
}
