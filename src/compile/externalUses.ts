import { extraPartsOf } from "../blocks/extraParts";
import type { PageBlock } from "../blocks/pageBlock";
import { configSchema, type SiteConfig } from "../config/config";
import { factsOfFields } from "../config/routeWalks";
import { frameOf } from "../fields/addresses/frame";
import type { FieldMeta } from "../fields/kind";
import { originOf } from "../fields/addresses/webAddress";
import type { ServerData } from "../fields/parts/server";
import { figuresIn, fillConstants } from "../fields/texts/constants";
import { DISCORD_PICTURES } from "../live/discordPictures";
import { valueAt } from "../schema/schemaAt";
import type { Field, Path } from "../schema/walk";
import type { Origins } from "./page";

/** The reason why pages contact an external service. `mail` is a form that opens the visitor's email app. */
export type ExternalPurpose = "pictures" | "faces" | "forms" | "mail" | "servers" | "embeds";

/** A place in a config that makes pages contact an external service. */
export interface ExternalUse {
  purpose: ExternalPurpose;
  /** Such as `https://api.mcstatus.io`; `mailto:` for email. */
  origin: string;
  path: Path;
}

const mayBeExternal = ({ kind, names, isTitle }: FieldMeta) =>
  ["image", "postUrl", "server", "frame", "richText"].includes(kind) ||
  names === "mailbox" ||
  isTitle === true;

/** Every place in a checked config that makes pages contact an external service, in document order. */
export function externalUses(config: SiteConfig, servers: Record<string, ServerData>): ExternalUse[] {
  const uses: ExternalUse[] = [];
  const fill = (text: unknown) => fillConstants(String(text), config.constants);
  const add = (purpose: ExternalPurpose, address: unknown, path: Path) => {
    const origin = typeof address === "string" ? originOf(address) : undefined;
    if (origin !== undefined) uses.push({ purpose, origin, path });
  };
  if (config.avatars.load !== "build") add("faces", config.avatars.url, ["avatars", "url"]);
  const note = (field: UsingField, start: Path = []) => {
    const { kind, names, value } = field;
    const path = [...start, ...field.path];
    if (kind === "image") add("pictures", value, path);
    if (kind === "postUrl") add("forms", fill(value), path);
    if (kind === "server") {
      const server = servers[String(value)];
      add("servers", server?.ask, path);
      if (server?.paths?.image !== undefined) add("pictures", server.ask, path);
      if (server?.provider === "discord" && showsFaces(config, path)) add("faces", DISCORD_PICTURES, path);
    }
    for (const { server } of mayShowFigures(field) ? figuresIn(String(value)) : [])
      add("servers", servers[server]?.ask, path);
    if (kind === "frame") add("embeds", frameOf(fill(value)).src, path);
    if (names === "mailbox") uses.push({ purpose: "mail", origin: "mailto:", path });
  };
  for (const key of Object.keys(config) as (keyof SiteConfig)[]) {
    if (key === "routes")
      for (const [index, route] of config.routes.entries())
        for (const field of used.ofRoute(route)) note(field, ["routes", index]);
    else for (const field of used.in(configSchema, { [key]: config[key] })) note(field);
  }
  return uses;
}

type UsingField = Pick<Field, "kind" | "names" | "isTitle" | "value" | "path">;

const mayShowFigures = ({ kind, isTitle }: Pick<FieldMeta, "kind" | "isTitle">) =>
  kind === "richText" || isTitle === true;

const used = factsOfFields("uses", () => {
  const fields: UsingField[] = [];
  return {
    see(field) {
      const { kind, names, isTitle, meta, value } = field;
      if (!mayBeExternal(meta)) return;
      const isStill = mayShowFigures(field) && !String(value).includes("servers.");
      if (!isStill) fields.push({ kind, names, isTitle, value, path: field.path });
    },
    facts: () => fields,
  };
});

/** Whether the server at a path belongs to a block that shows the avatars of players online. */
function showsFaces(config: SiteConfig, path: Path): boolean {
  const block = valueAt(config, path.slice(0, -3)) as PageBlock;
  return extraPartsOf(block).includes("playerFace");
}

/** Lists the external origins that a config uses: pictures, avatars, form targets, server services and embeds. */
export function collectOrigins(uses: readonly ExternalUse[]): Origins {
  const originsFor = (...purposes: ExternalPurpose[]) => {
    const wanted = uses.filter(({ purpose }) => purposes.includes(purpose));
    return [...new Set(wanted.map(({ origin }) => origin))].sort();
  };
  return {
    images: originsFor("pictures", "faces"),
    forms: originsFor("forms", "mail"),
    frames: originsFor("embeds"),
    services: originsFor("servers"),
  };
}
