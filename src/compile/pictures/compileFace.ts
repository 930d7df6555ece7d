import { configSchema, type SiteConfig } from "../../config/config";
import { withoutControls } from "../../fields/characters";
import type { ImageData } from "../../fields/pictures/image";
import { fillConstants } from "../../fields/texts/constants";
import { visitFields } from "../../schema/walk";
import type { CompileContext } from "../compileValue";

/** A person who is shown with a face. */
export interface FacedPerson {
  name: string;
  /** A picture of their own. */
  avatar?: ImageData;
}

/** Gives a person the face that was fetched for the site; one with a picture of their own keeps that. */
export function compileFace(
  person: FacedPerson,
  { assets, basePath }: Pick<CompileContext, "assets" | "basePath">,
): FacedPerson {
  const face = person.avatar ? undefined : assets.face?.(person.name);
  return face === undefined ? person : { ...person, avatar: { src: basePath + face } };
}

/** Whose faces a site wants to be fetched while it is built: the names, each once, as the service knows them. */
export function facesToFetch(config: SiteConfig): string[] {
  if (config.avatars.load !== "build" || config.avatars.url === undefined) return [];
  const names = new Set<string>();
  visitFields(configSchema, config, ({ kind, value }) => {
    const { name, avatar } = kind === "face" ? (value as { name: string; avatar?: string }) : {};
    if (name !== undefined && avatar === undefined) names.add(nameOnPage(name, config.constants));
  });
  return [...names];
}

/** A name with its constants filled in, as the compiled page has it. */
export function nameOnPage(name: string, constants: SiteConfig["constants"]): string {
  return withoutControls(fillConstants(name, constants));
}
