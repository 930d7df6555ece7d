import { extraPartOf } from "../blocks/extraParts";
import type { PageBlock } from "../blocks/pageBlock";
import { configSchema, type SiteConfig } from "../config/config";
import { frameOf } from "../fields/addresses/frame";
import type { FieldMeta } from "../fields/kind";
import { originOf } from "../fields/addresses/webAddress";
import type { ServerData } from "../fields/parts/server";
import { fillConstants } from "../fields/texts/constants";
import { DISCORD_PICTURES } from "../live/discordPictures";
import { valueAt } from "../schema/schemaAt";
import { type Field, type Path, visitFields } from "../schema/walk";

/** The reason why pages contact an external service. `mail` is a form that opens the visitor's email app. */
export type ExternalPurpose = "pictures" | "faces" | "forms" | "mail" | "servers" | "embeds";

/** A place in a config that makes pages contact an external service. */
export interface ExternalUse {
  purpose: ExternalPurpose;
  /** Such as `https://api.mcstatus.io`; `mailto:` for email. */
  origin: string;
  path: Path;
}

const mayBeExternal = ({ kind, names }: FieldMeta) =>
  ["image", "postUrl", "server", "frame"].includes(kind) || names === "mailbox";

/** Every place in a checked config that makes pages contact an external service, in document order. */
export function externalUses(config: SiteConfig, servers: Record<string, ServerData>): ExternalUse[] {
  const uses: ExternalUse[] = [];
  const fill = (text: unknown) => fillConstants(String(text), config.constants);
  const add = (purpose: ExternalPurpose, address: unknown, path: Path) => {
    const origin = typeof address === "string" ? originOf(address) : undefined;
    if (origin !== undefined) uses.push({ purpose, origin, path });
  };
  if (config.avatars.load !== "build") add("faces", config.avatars.url, ["avatars", "url"]);
  const note = (field: Field) => {
    const { kind, names, value } = field;
    if (kind === "image") add("pictures", value, field.path);
    if (kind === "postUrl") add("forms", fill(value), field.path);
    if (kind === "server") {
      const server = servers[String(value)];
      add("servers", server?.ask, field.path);
      if (server?.provider === "discord" && showsFaces(config, field.path))
        add("faces", DISCORD_PICTURES, field.path);
    }
    if (kind === "frame") add("embeds", frameOf(fill(value)).src, field.path);
    if (names === "mailbox") uses.push({ purpose: "mail", origin: "mailto:", path: field.path });
  };
  visitFields(configSchema, config, note, mayBeExternal);
  return uses;
}

/** Whether the server at a path belongs to a block that shows the avatars of players online. */
function showsFaces(config: SiteConfig, path: Path): boolean {
  const block = valueAt(config, path.slice(0, -3)) as PageBlock;
  return extraPartOf(block) === "playerFace";
}
