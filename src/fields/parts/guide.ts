import type { Spoken } from "../compiled";
import type { Link } from "../addresses/link";

/** A link with its words. */
export interface GuideLink extends Spoken {
  label: string;
  link: Link;
  /** That it leads to the page that is shown. */
  isCurrent?: true;
}

/** Links of a side list below a few words. */
export interface GuideGroup extends Spoken {
  label: string;
  links: GuideLink[];
}

/** A heading of a page that its contents lead to. */
export interface ContentsEntry extends Spoken {
  id: string;
  label: string;
  /** Whether it is one level below the heading before it. */
  isInner?: true;
}

/** The list of pages and the contents beside a page. */
export interface GuideData {
  groups?: GuideGroup[];
  /** The page in front of this one in the list, and the one behind it. */
  previous?: GuideLink | undefined;
  next?: GuideLink | undefined;
  contents?: ContentsEntry[];
  /** That the heading of the page is not part of the content: it is as wide as the screen. */
  isBelowOpening?: true;
}
