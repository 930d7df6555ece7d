import { namedPictures } from "../compile/pictures/namedPictures";
import type { Site } from "../compile/page";
import { configSchema, type SiteConfig } from "../config/config";
import { readQuickly } from "../json/parse";
import type { Mistake } from "../json/mistake";
import { fontFilesOf } from "../validate/checks/files";
import type { ConfigMemory } from "../validate/configMemory";
import type { Diagnostic } from "../validate/diagnostic";
import type { Surroundings } from "../validate/surroundings";
import { type Validation, validate } from "../validate/validate";
import { videoSeconds } from "../validate/videoSeconds";
import { type FileKind, fileKindOf } from "../validate/fileKind";
import { compileConfig, type Compiling, placeSite } from "./compileConfig";
import { trustBy } from "./publishedFiles";
import { mayRun } from "./runnable";
import type { PublicFiles, World } from "./world";

/** A checked config, compiled if it has no errors. */
export interface OpenedSite {
  diagnostics: Diagnostic[];
  /** Absent if the config has an error. */
  site?: Site;
  /** The checked config that was compiled. */
  config?: SiteConfig;
}

/** Checks and compiles a config. In Node and in browsers, this is the only way from a text to a site. */
export async function openSite(
  text: string,
  world: Compiling & Pick<World, "fonts">,
  mistakes: readonly Mistake[] = [],
  memory?: ConfigMemory,
): Promise<OpenedSite> {
  const { config, diagnostics } = await checkText(text, world, mistakes, memory);
  if (!config) return { diagnostics };
  return { diagnostics, config, site: await compileConfig(config, text, world) };
}

export async function checkText(
  text: string,
  world: Pick<World, "files" | "fonts" | "icons" | "now" | "place" | "texts">,
  mistakes: readonly Mistake[] = [],
  memory?: ConfigMemory,
  isOnlyChecked?: boolean,
): Promise<Validation> {
  const broken = await brokenFonts(text, world);
  const surroundings = { ...surroundingsOf(world), isFont: (path: string) => !broken.has(path) };
  return validate(text, surroundings, mistakes, memory, isOnlyChecked);
}

/** The files of `public/` that can run scripts, unless the config refers to them. */
function untrustedFiles(written: unknown, files: PublicFiles, place: World["place"]): string[] {
  const candidates = files.paths().filter(mayRun);
  const { data: config } = candidates.length > 0 ? configSchema.safeParse(written) : {};
  if (!config) return [];
  placeSite(config, place);
  // In a config without errors, no page has the path of a file.
  const isTrusted = trustBy(namedPictures(config).linked, files, () => false);
  return candidates.filter((path) => !isTrusted(path) && files.isRunnable?.(path));
}

/** The validator's view of a world. */
export function surroundingsOf({
  files,
  icons,
  now = () => Date.now(),
  place,
  texts,
}: Pick<World, "files" | "icons" | "now" | "place" | "texts">): Surroundings {
  return {
    hasFile: (path) => files.has(path),
    filePaths: () => files.paths(),
    hasIcon: (name) => icons.has(name),
    iconNames: (set) => icons.names(set),
    now,
    pictureSize: (path) => files.imageSize(path),
    isPicture: (path) => files.imageSize(path) !== undefined,
    ...(texts ? { texts } : {}),
    ...(files.fileSize ? { fileSize: (path) => files.fileSize?.(path) } : {}),
    ...(files.known
      ? {
          fileKind: (path) => files.known?.(path).kind,
          videoSeconds: (path) => files.known?.(path).videoSeconds,
        }
      : {}),
    ...(files.beginning
      ? {
          fileKind: (path) => kindOf(files.beginning?.(path)),
          videoSeconds: (path) => secondsOf(files.beginning?.(path)),
        }
      : {}),
    ...(files.isRunnable ? { untrustedFiles: (config) => untrustedFiles(config, files, place) } : {}),
    ...(files.drawingFault ? { drawingFault: (path) => files.drawingFault?.(path) } : {}),
    ...place,
  };
}

function kindOf(bytes: Uint8Array | undefined): FileKind | undefined {
  return bytes && fileKindOf(bytes);
}

function secondsOf(bytes: Uint8Array | undefined): number | undefined {
  return bytes && videoSeconds(bytes);
}

/** The owner's font files that cannot be read. */
async function brokenFonts(
  text: string,
  { files, fonts }: Pick<World, "files" | "fonts">,
): Promise<Set<string>> {
  const broken = new Set<string>();
  // Most sites use bundled fonts only.
  if (!text.includes('"family"')) return broken;
  const named = fontFilesOf(readQuickly(text)?.value).filter(({ value }) => files.has(value));
  for (const { value } of named) {
    try {
      await fonts.measure(files.source(value));
    } catch {
      broken.add(value);
    }
  }
  return broken;
}
