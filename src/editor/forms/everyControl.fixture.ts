import * as z from "zod";
import { constantsSchema } from "../../config/constants";
import { serversSchema } from "../../config/servers";
import { siteSchema } from "../../config/site";
import { tagsSchema } from "../../config/tags";
import { font } from "../../config/theme";
import { date, day } from "../../fields/dates/date";
import { color as hexColor } from "../../fields/color";
import { list } from "../../fields/list";
import { actionKeys, buttons } from "../../fields/parts/action";
import { formField } from "../../fields/parts/formField";
import { serverName } from "../../fields/parts/server";
import { colorName, tagName } from "../../fields/parts/tag";
import { anchorId } from "../../fields/addresses/anchor";
import { frameAddress } from "../../fields/addresses/frame";
import { filePath, picture } from "../../fields/pictures/image";
import { iconName } from "../../fields/pictures/icon";
import { tableBlock } from "../../blocks/table/schema";
import { routeSchema } from "../../config/routes";
import { richText, text } from "../../fields/texts/text";
import type { FormFinding } from "./intents";
import type { Names } from "./names";

const { timeZone, language } = siteSchema.shape;

/** A schema with every control. */
export const everyControl = z.strictObject({
  ...routeSchema.pick({ path: true, listed: true, contents: true }).shape,
  heading: text.meta({ description: "Heading above the block." }),
  intro: richText,
  ...actionKeys,
  id: anchorId.optional(),
  color: colorName.optional(),
  icon: iconName,
  image: picture,
  file: filePath,
  embed: frameAddress,
  from: date,
  born: day,
  tag: tagName,
  server: serverName,
  timeZone,
  language,
  size: z.enum(["normal", "small"]).default("normal").meta({ description: "Size of the block." }),
  limit: z.int().min(1).max(5).default(3).meta({ description: "Maximum number of entries." }),
  font,
  buttons,
  features: list(text, "feature"),
  fields: list(formField, "field"),
  constants: constantsSchema,
  tags: tagsSchema,
  servers: serversSchema,
  ground: hexColor,
  table: tableBlock,
  same: z.union([text, z.literal(true)]).meta({ description: "The text, or the same in each language." }),
});

export const everyValue: Record<string, unknown> = {
  path: "/rules",
  heading: "The **mill**",
  intro: "We open **on Friday**. Join {{address}}.",
  href: "/rules",
  toast: "missing",
  color: "builder",
  icon: "house",
  image: { src: "/mill.png", alt: "The mill in the first snow" },
  file: "/map.pdf",
  embed: "https://map.example",
  from: "2026-11-20T20:00+01:00",
  born: "2026-11-20",
  tag: "builder",
  server: "main",
  font: "lora",
  buttons: [
    { label: "Join the chat", href: "/" },
    { label: "", href: "/rules" },
    { label: "Vote", href: "/vote" },
  ],
  features: ["A plot", "A cart"],
  fields: [
    { type: "text", name: "reason", label: "Reason", when: { field: "topic", is: "bug" } },
    { type: "page", title: "Details" },
  ],
  constants: { address: "play.example", players: 40 },
  tags: { builder: { label: "Builder", color: "#e0a84a" } },
  servers: { main: { provider: "discord", label: "Our Discord", id: "123456789012345678" } },
  ground: "#2f6f3e",
  table: {
    type: "table",
    columns: ["Rank", { title: "Hours", align: "end" }],
    rows: [["Farmer", "10"], { group: "Staff" }, ["Mayor", "99"]],
  },
  same: true,
};

export const everyFinding: FormFinding[] = [
  { path: ["heading"], severity: "warning", text: '"heading" contains Markdown, which has no effect here.' },
  { path: ["buttons", 1, "label"], severity: "error", text: '"label" cannot be empty.' },
  { path: ["toast"], severity: "error", text: 'There is no message "missing" in "toasts.messages".' },
];

export const everyName: Names = {
  pages: [
    { value: "/", label: "Home" },
    { value: "/rules", label: "Rules" },
  ],
  anchors: [{ value: "/rules#gates", label: "Gates" }],
  files: [{ value: "/map.pdf" }],
  pictures: [{ value: "/mill.png" }],
  icons: [{ value: "house" }, { value: "users" }],
  constants: [{ value: "address", label: "play.example" }],
  colors: [
    { value: "primary", label: "Primary", color: "#2f6f3e" },
    { value: "builder", label: "Builder", color: "#e0a84a" },
  ],
  tags: [{ value: "builder", label: "Builder", color: "#e0a84a" }],
  servers: [{ value: "main", label: "Our Discord" }],
  toasts: [{ value: "copied" }],
  languages: [{ value: "en", label: "English" }],
  timeZones: [{ value: "Europe/Berlin" }],
  questions: [{ value: "topic", label: "Topic", answers: [{ value: "bug", label: "A bug" }] }],
};
