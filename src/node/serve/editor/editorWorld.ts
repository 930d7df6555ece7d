import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { surroundingsOf } from "../../../core/openSite";
import type { IconEntry } from "../../../core/iconDrawing";
import type { World } from "../../../core/world";
import type { ListedFile, WorldListing } from "../../../editor/world/listing";
import { IconSets, iconPackages } from "../../input/iconSets";
import { readCatalogueText } from "../../input/catalogueText";

const icons = new IconSets();

/** Describes the environment of a config for the editor's workers. */
export function listWorld(configFile: string, world: World, schemas: readonly string[]): WorldListing {
  const folder = dirname(configFile);
  const facts = surroundingsOf(world);
  const { place } = world;
  const nearSchema = place?.nearSchema?.();
  const catalogues = readdirSync(folder).filter((name) => /\.(?:json|po)$/.test(name));
  return {
    files: world.files.paths().map((path) => fileFacts(path, world, facts)),
    icons: {
      offered: Object.fromEntries(Object.keys(iconPackages).map((set) => [set, icons.names(set)])),
      others: icons.others(),
    },
    catalogues: Object.fromEntries(catalogues.map((name) => [name, readCatalogueText(folder, name)])),
    schemas: schemas.filter((reference) => place?.hasSchema?.(reference)),
    ...(nearSchema === undefined ? {} : { nearSchema }),
    sample: place!.sample!(),
    ...(place?.publicFolder === undefined ? {} : { publicFolder: place.publicFolder }),
  };
}

/** The drawings of icons by name; unknown names are left out. */
export function drawingsOf(names: readonly string[]): Record<string, IconEntry> {
  const entries = names.flatMap((name) => {
    const entry = icons.entry(name);
    return entry ? [[name, entry] as const] : [];
  });
  return Object.fromEntries(entries);
}

function fileFacts(path: string, { files }: World, facts: ReturnType<typeof surroundingsOf>): ListedFile {
  const picture = files.imageSize(path);
  const kind = facts.fileKind?.(path);
  const videoSeconds = facts.videoSeconds?.(path);
  const drawingFault = path.endsWith(".svg") ? facts.drawingFault?.(path) : undefined;
  return {
    path,
    size: facts.fileSize?.(path) ?? 0,
    ...(picture ? { picture } : {}),
    ...(kind ? { kind } : {}),
    ...(videoSeconds === undefined ? {} : { videoSeconds }),
    ...(drawingFault
      ? { drawingFault: { message: drawingFault.message, isShown: drawingFault.isShown } }
      : {}),
    ...(files.isRunnable?.(path) ? { isRunnable: true } : {}),
    ...(picture && facts.makesPictures?.(path) ? { makesPictures: true } : {}),
  };
}
