import { configSchema, type SiteConfig } from "../config/config";
import { fillConstants } from "../fields/texts/constants";
import { frameOf } from "../fields/addresses/frame";
import { visitFields } from "../schema/walk";
import { originOf } from "../fields/addresses/webAddress";
import type { ServerData } from "../fields/parts/server";
import type { Origins } from "./page";

/**
 * Lists the foreign origins that a config names: what pictures and avatars load, where forms are sent,
 * what is asked about servers, and what is shown inside of pages.
 * @param config - a checked config, not compiled
 * @param servers - those of the config, compiled
 */
export function collectOrigins(config: SiteConfig, servers: Record<string, ServerData>): Origins {
  const images = new Set<string>();
  const forms = new Set<string>();
  const frames = new Set<string>();
  const services = new Set<string>();
  const add = (origins: Set<string>, address: unknown) => {
    const origin = typeof address === "string" ? originOf(address) : undefined;
    if (origin !== undefined) origins.add(origin);
  };

  add(images, config.avatars.url);
  visitFields(configSchema, config, ({ kind, names, value }) => {
    if (kind === "image") add(images, value);
    if (kind === "postUrl") add(forms, fillConstants(String(value), config.constants));
    if (kind === "server") add(services, servers[String(value)]?.ask);
    if (kind === "frame") add(frames, frameOf(fillConstants(String(value), config.constants)).src);
    // The form opens the mail program.
    if (names === "mailbox") forms.add("mailto:");
  });
  return {
    images: [...images].sort(),
    forms: [...forms].sort(),
    frames: [...frames].sort(),
    services: [...services].sort(),
  };
}
