import type * as z from "zod";
import { countedLabel } from "../config/labels";
import { sidebarLink } from "../config/sidebars";
import { alternateLook, bundledFonts, font, motif, preset, presetNames } from "../config/theme";
import { navLinkSchema } from "../config/navigation";
import { button } from "../fields/parts/action";
import { anchorId } from "../fields/addresses/anchor";
import { ground } from "../fields/parts/block";
import { color } from "../fields/color";
import { date, day } from "../fields/dates/date";
import { iconName } from "../fields/pictures/icon";
import { focus } from "../fields/pictures/focus";
import { filePath, imagePath, picture, explainedAs, siteLogo } from "../fields/pictures/image";
import { fieldMeta, type FieldKind } from "../fields/kind";
import { href } from "../fields/addresses/link";
import { notations, type Notation } from "../fields/notation";
import { tableColumn, tableRow } from "../fields/parts/table";
import { richText, text } from "../fields/texts/text";
import { serverName } from "../fields/parts/server";
import { colorName, tagName } from "../fields/parts/tag";
import { toast, toastName } from "../fields/parts/toast";
import { codes } from "./markdown";

type Schema = z.core.$ZodType;

/** A type of value that many keys use. It is explained once. */
export interface SharedThing {
  one: string;
  /** Its name in the plural; by default, with an "s". */
  many?: string;
  schema: Schema;
  /** Additions to its description. */
  more?: string;
  examples: readonly unknown[];
}

const byKind: { [K in FieldKind]?: SharedThing } = {
  text: {
    one: "text",
    many: "text values",
    schema: text,
    more: "Text cannot be empty or blank. To show literal braces, use `\\\\{{`. Titles (`heading`, `title`, `question` and the site's `name`) can also contain [tags and coloured words](looks.md#colours-by-name).",
    examples: ["Join us at {{address}}"],
  },
  richText: {
    one: "formatted text",
    many: "formatted text values",
    schema: richText,
    more: "Start headings with `###`, list items with `-` or `1.`, and quotes with `>`. For the full syntax, including tables and code blocks, see [Formatting text](texts.md).",
    examples: [
      "We open **on Friday**. Read [the rules](/rules) first.\n\n- Greet your neighbours\n- Close the gates",
    ],
  },
  href: {
    one: "link",
    schema: href,
    more: "Pages, anchors and files on your site must exist. Constants are allowed.",
    examples: [
      "/rules",
      "/rules#gates",
      "https://chat.fernhollow.example",
      "mailto:post@fernhollow.example",
      "steam://connect/play.fernhollow.example:27015",
    ],
  },
  icon: {
    one: "icon",
    schema: iconName,
    more: "Find icon names at [lucide.dev/icons](https://lucide.dev/icons), [simpleicons.org](https://simpleicons.org) and [pixelarticons.com](https://pixelarticons.com).",
    examples: ["rocket", "simple-icons:discord", "pixelarticons:heart"],
  },
  image: {
    one: "picture path",
    schema: imagePath,
    more: "File names are case-sensitive.",
    examples: ["/logo.svg", "https://pictures.fernhollow.example/mill.webp"],
  },
  file: { one: "file", schema: filePath, more: "File names are case-sensitive.", examples: ["/favicon.svg"] },
  date: { one: "date", schema: date, examples: ["2026-11-20", "2026-11-20T20:00+01:00"] },
  tag: { one: "tag", schema: tagName, more: "Define badges in [`tags`](#tags).", examples: ["builder"] },
  color: {
    one: "colour name",
    schema: colorName,
    more: "Define your own colours in [`tags`](#tags). Colours are lightened or darkened where they would be hard to read.",
    examples: ["warden", "danger"],
  },
  server: {
    one: "server name",
    schema: serverName,
    more: "Define servers and their status services in [`servers`](#servers).",
    examples: ["main"],
  },
  toast: { one: "toast name", schema: toastName, examples: ["copied"] },
  anchor: {
    one: "id",
    schema: anchorId,
    more: "If not set, the anchor is generated from the title, if there is one.",
    examples: ["house-rules"],
  },
};

const byNotation: { [N in Notation]?: SharedThing } = {
  color: { one: "colour", schema: color, examples: ["#2f6f3e", "#fff"] },
};

/** Recognised by their schema, including texts with a smaller limit. */
const bySchema: readonly SharedThing[] = [
  { one: "logo", schema: siteLogo, examples: ["/logo.svg", { src: "/logo.svg", dark: "/logo-dark.svg" }] },
  { one: "day", schema: day, examples: ["2026-11-20"] },
  {
    one: "font",
    schema: font,
    more: `Available fonts: ${codes(bundledFonts, "and")}. To use your own font, set these keys:`,
    examples: ["fraunces", { family: "Fern Sans", file: "/fonts/fern-sans.woff2", weight: "300 700" }],
  },
  {
    one: "preset",
    schema: preset,
    more: `Available presets: ${codes(presetNames, "and")}.`,
    examples: ["raven"],
  },
  {
    one: "look",
    schema: alternateLook,
    more: `Use \`auto\` or the name of a preset. For a look with your own colours, set these keys:`,
    examples: ["auto", "ember", { preset: "midnight", colors: { primary: "#8fd694" } }],
  },
  {
    one: "button",
    schema: button,
    more: "Either `href` or `copy` is required.",
    examples: [
      { label: "Join the chat", href: "https://chat.fernhollow.example", icon: "message-circle" },
      { label: "Copy the address", copy: "play.fernhollow.example", variant: "secondary" },
    ],
  },
  {
    one: "picture",
    schema: picture,
    examples: [{ src: "/pictures/mill.webp", alt: "The mill in the first snow" }],
  },
  {
    one: "focus",
    many: "focuses",
    schema: focus,
    more: `Allowed values: ${focus.options.map((place) => `\`${place}\``).join(", ")}.`,
    examples: ["top", "left bottom"],
  },
  {
    one: "navigation link",
    schema: navLinkSchema,
    more: "Either `href` or `copy` is required.",
    examples: [
      { label: "House rules", href: "/#rules", icon: "scroll-text" },
      { label: "Copy the address", copy: "play.fernhollow.example" },
    ],
  },
  {
    one: "block background",
    schema: ground,
    more: "Use `plain` for the page background, `tint` for a tint of the primary colour, `raised` for the colour of cards, or `primary` or `accent` for these colours of the theme. For a background picture, set these keys:",
    examples: ["tint", { image: "/dusk.webp" }],
  },
  {
    one: "motif",
    schema: motif,
    more: "Use `none`, `stars` (stars above a planet), `embers` (sparks), `rays` (rising sun), `braid` (braided line), `blocks` (hills made of blocks), `contours` (map contours), `grid` (grid below a sun), `ridges` (mountains), `runes` (ancient letters) or `bunting` (a string of small flags). For your own picture, set this key:",
    examples: ["ridges", { image: "/hills.svg" }],
  },
  {
    one: "table column",
    schema: tableColumn,
    more: "For an object, set these keys:",
    examples: ["Rank", { title: "Hours", kind: "number" }],
  },
  {
    one: "table row",
    schema: tableRow,
    more: "For the title of a group of rows, set this key:",
    examples: [["Elder", "1,200"], { group: "Team" }],
  },
  {
    one: "text with an amount",
    many: "texts with an amount",
    schema: countedLabel,
    more: "For one text for each plural form, set these keys. The site's language decides which amounts have which form, and `other` is used for forms that you leave out:",
    examples: ["Members: {count}", { one: "{count} member", other: "{count} members" }],
  },
  {
    one: "sidebar link",
    schema: sidebarLink,
    more: "For a link with its own text, set these keys:",
    examples: ["/guide/claims", { label: "What it costs", href: "/guide/claims#costs" }],
  },
  {
    one: "toast",
    schema: toast,
    examples: [{ title: "Address copied", description: "Paste it into your server list." }],
  },
];

/** All shared values, in the order of the reference. */
export const sharedThings: readonly SharedThing[] = [
  ...Object.values(byKind),
  ...Object.values(byNotation),
  ...bySchema,
];

export function pluralOf({ one, many = `${one}s` }: SharedThing): string {
  return many;
}

/** The shared value of a schema without optional wrappers. */
export function sharedThing(schema: Schema): SharedThing | undefined {
  const kind = fieldMeta.get(schema)?.kind;
  const notation = notations.get(schema)?.notation;
  return (
    bySchema.find((thing) => thing.schema === explainedAs(schema)) ??
    (kind && byKind[kind]) ??
    (notation && byNotation[notation])
  );
}
