import { configSchema, type SiteConfig } from "../../config/config";
import { withoutControls } from "../../fields/characters";
import type { FaceDrawing } from "../../fields/pictures/face";
import type { ImageData } from "../../fields/pictures/image";
import { fillConstants } from "../../fields/texts/constants";
import { visitFields } from "../../schema/walk";
import type { CompileContext } from "../compileValue";
import { withoutMarks } from "../marks";

export interface FacedPerson {
  name: string;
  /** The person's own picture. */
  avatar?: ImageData;
}

/** Adds the fetched avatar, or a drawn face, to a person without their own picture. */
export function compileFace(
  person: FacedPerson,
  { assets, basePath }: Pick<CompileContext, "assets" | "basePath">,
  drawFace: ((name: string) => FaceDrawing) | undefined,
): FacedPerson & { drawn?: FaceDrawing } {
  if (person.avatar) return person;
  const name = withoutMarks(person.name);
  const face = assets.face?.(name);
  if (face !== undefined) return { ...person, avatar: { src: basePath + face } };
  return drawFace ? { ...person, drawn: drawFace(name) } : person;
}

/** The people whose avatars are fetched during the build: unique names, as the service expects them. */
export function facesToFetch(config: SiteConfig): string[] {
  if (config.avatars.load !== "build" || config.avatars.url === undefined) return [];
  const names = new Set<string>();
  visitFields(configSchema, config, ({ kind, value }) => {
    const { name, avatar } = kind === "face" ? (value as { name: string; avatar?: string }) : {};
    if (name !== undefined && avatar === undefined) names.add(nameOnPage(name, config.constants));
  });
  return [...names];
}

/** A name with its constants replaced. */
export function nameOnPage(name: string, constants: SiteConfig["constants"]): string {
  return withoutControls(fillConstants(name, constants));
}
