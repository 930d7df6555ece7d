import { FontFileError, type FontMeasures } from "../../../src/core/fonts/packagedFont";
import type { SourceFile } from "../../../src/core/siteFile";
import { type ScriptsNote, type SiteScripts, siteScripts } from "../../../src/core/siteScripts";
import type { World } from "../../../src/core/world";
import { EDIT_FOLDER } from "../../../src/editor/addresses";
import { EditorWorld } from "../../../src/editor/world/editorWorld";

/**
 * The editor's environment, which can also read files and fonts. Its sources are addresses, below its own address if
 * they are relative.
 * @param address - with a trailing slash
 * @param text - the config
 */
export async function fetchWorld(address: string, text: string): Promise<World> {
  const ask = (asked: string) => found(address + asked.slice(EDIT_FOLDER.length));
  const world = await EditorWorld.load(ask, /"\$schema": "([^"]*)"/.exec(text)?.[1]);
  const read = (source: string) => fetchBytes(source.startsWith("/") ? source : address + source);
  const measure = async (source: string) => measureFont(source, await read(source));
  return Object.assign(world, { read, fonts: { ...world.fonts, measure } });
}

/** The scripts of a world's sites. */
export async function fetchScripts(address: string): Promise<SiteScripts> {
  const response = await found(`${address}scripts`);
  const { note, files } = (await response.json()) as { note: ScriptsNote; files: SourceFile[] };
  return { ...siteScripts(note), files };
}

/** The font metrics are loaded only for a site with its own font. */
async function measureFont(source: string, bytes: Uint8Array): Promise<FontMeasures> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  try {
    return await fromBuffer(bytes as never);
  } catch {
    throw new FontFileError(`${source} is not a valid font. Use a font file in WOFF2 format.`);
  }
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await found(address)).arrayBuffer());
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}
