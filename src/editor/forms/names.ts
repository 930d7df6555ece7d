/** Something that a value can refer to by name. */
export interface Name {
  value: string;
  label?: string;
  /** The colour of a tag or role, as `#rrggbb`. */
  color?: string;
  /** The address of a preview of a picture. */
  preview?: string;
  /** The answers to a question of a form. */
  answers?: readonly Name[];
}

/** Everything that values can refer to. */
export type Names = Readonly<Partial<Record<NameKind, readonly Name[]>>>;

export type NameKind =
  | "anchors"
  | "colors"
  | "constants"
  | "files"
  | "icons"
  | "languages"
  | "pages"
  | "pictures"
  | "questions"
  | "servers"
  | "tags"
  | "timeZones"
  | "toasts";
