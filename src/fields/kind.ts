import * as z from "zod";

/** The meaning of a field beyond its shape, for checks and for the compiler (see `Compiled`). */
export type FieldKind =
  | "text"
  | "richText"
  | "icon"
  | "href"
  | "postUrl"
  | "dataUrl"
  | "frame"
  | "image"
  | "file"
  | "date"
  | "tag"
  | "color"
  | "server"
  | "toast"
  | "anchor"
  | "anchored"
  | "action"
  | "hero"
  | "people"
  | "posts"
  | "table"
  | "face";

/** A button that belongs to a place and has an id of its own. */
export interface AnchorButton {
  /** The prefix of the button's id, as in `tab-rules`. */
  prefix: string;
  /** The name of the target, such as `tab`. */
  of: string;
}

/** Where a picture is shown, so that browsers know how large a file they need before they have laid out the page. */
export interface PicturePlace {
  /** Its width as in HTML: `(min-width: 40rem) 45rem, 100vw`. Never too small, because it would be shown smaller. */
  sizes: string;
  /** How high it is at most, in rem: its `width` and `height` are scaled to that. */
  height?: number;
  /** Whether it is so small everywhere that one file is enough: `sizes` is one width in rem then. */
  isSmall?: boolean;
}

export interface FieldMeta {
  kind: FieldKind;
  /** For `anchored`: the keys whose texts name the anchor when no `id` is written; the first that is there does. */
  nameKeys?: readonly string[] | undefined;
  /** For `action`: whether it has to do something, as buttons do. For `anchored`: whether a name is required. */
  required?: boolean | undefined;
  /** For `anchored`: whether the page numbers these entries. */
  isNumbered?: boolean | undefined;
  /** For `anchored`: whether it happens at a time, and gets its times when it is compiled. */
  happens?: boolean | undefined;
  /** For `action`: what messages call it; else it is a button, or a card where it need not do anything. */
  called?: string | undefined;
  /** For `action`: the two keys that do something, if one of them is required; else `href` and `copy`. */
  actions?: readonly [string, string] | undefined;
  /** For `action`: the key of the list that it opens instead of doing something itself. */
  opens?: string | undefined;
  /** For `image`: whether the file itself is needed, and not what browsers like better. */
  isOriginal?: boolean | undefined;
  /** For `image`: where it is shown; without it, anywhere up to the width of the screen. */
  place?: PicturePlace | undefined;
  /** For `richText`: whether it is a line of a list. */
  isLine?: boolean | undefined;
  /** For `text`: whether it may say nothing. */
  mayBeEmpty?: boolean | undefined;
  /** For `text`: whether it can contain tags and coloured words. */
  isTitle?: boolean | undefined;
  /** For `text`: what it names beside being read: a mailbox that answers are sent to, a person, or a game server. */
  names?: "mailbox" | "person" | "server" | undefined;
  /** For `anchor`: what else on the page gets an id made from it. */
  button?: AnchorButton | undefined;
}

/** Which schemas carry which kind. A schema made from a registered one by `.meta()` or `.min()` keeps its kind. */
export const fieldMeta = z.registry<FieldMeta>();
