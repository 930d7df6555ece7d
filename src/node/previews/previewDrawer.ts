import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PreviewCard } from "../../core/linkPreviews";
import type { World } from "../../core/world";
import { attempt } from "../attempt";
import { digest } from "../digest";
import { Store } from "../store";
import type { BuildCache } from "../buildCache";
import { pictureData } from "./rasteriser";
import { drawPictures, type Picture, type PictureTask } from "./drawPictures";
import { drawPreview } from "./drawPreview";
import { type PreviewFont, PreviewFonts } from "./previewFonts";
import { readBytes } from "../regularFile";
import { runsSharp } from "../pictures/sharpLibrary";

/** Changes whenever pictures would be drawn differently. */
const RECIPE = "8";

/** Larger logos are left out, in bytes. */
const LARGEST_LOGO = 2_000_000;

let drawsPictures: boolean | undefined;
/** Whether pictures can be decoded here. It also loads the library in this thread, which others require. */
const canDrawPictures = () => (drawsPictures ??= runsSharp());

/** Starting a thread takes as long as drawing this many pictures. */
const WORTH_A_THREAD = 20;

/** Draws link previews and caches them by their input. */
export function previewDrawer(
  cache: BuildCache,
  sourceOf: (path: string) => string,
): NonNullable<World["previews"]> {
  const kept = new Store(cache, "previews");
  return {
    async draw(cards) {
      const places = cards.map((card) => placeOf(card, sourceOf));
      const sources = new Map<string, string>();
      for (const { key } of places) {
        const found = kept.find(key);
        if (found) sources.set(key, found.file);
      }
      const undrawn = places.filter(({ key }) => !sources.has(key));
      const { pictures, fonts } =
        undrawn.length > 0 ? await picturesOf(undrawn, sourceOf) : { pictures: new Map(), fonts: [] };
      const drawing = startDrawing({ fonts, pictures: [...pictures.values()] });
      return {
        paths: places.map((place) =>
          sources.has(place.key) || pictures.has(place.key) ? pathOf(place) : undefined,
        ),
        files: async () => {
          const drawn = pictures.size > 0 ? await drawing() : [];
          for (const [index, key] of [...pictures.keys()].entries())
            sources.set(key, kept.keep(key, drawn[index]!).file);
          return Array.from(new Map(places.map((place) => [place.key, place])).values()).flatMap((place) => {
            const source = sources.get(place.key);
            return source === undefined ? [] : [{ path: pathOf(place), source }];
          });
        },
      };
    },
  };
}

/** A card with its cache key. */
interface Place {
  card: PreviewCard;
  logo: string | undefined;
  key: string;
}

const pathOf = ({ card, key }: Place) => `assets/previews/${key}.${card.picture ? "jpg" : "png"}`;

function placeOf({ picture, ...plain }: PreviewCard, sourceOf: (path: string) => string): Place {
  const bytes = picture && canDrawPictures() ? attempt(() => readBytes(sourceOf(picture.path))) : undefined;
  const card = bytes ? { ...plain, picture } : plain;
  const logo = logoOf(card, sourceOf);
  const own = Object.values(card.fonts).map((font) =>
    typeof font === "object" ? readBytes(sourceOf(font.file)).toString("base64") : "",
  );
  return {
    card,
    logo,
    key: digest(JSON.stringify([RECIPE, card, logo, own, bytes && digest(bytes, 16)]), 16),
  };
}

/** The logo as a `data:` URL; `undefined` if it cannot be drawn. */
function logoOf({ logo }: PreviewCard, sourceOf: (path: string) => string): string | undefined {
  const bytes = logo && attempt(() => readBytes(sourceOf(logo.path)));
  return bytes && bytes.length <= LARGEST_LOGO ? pictureData(logo.path, bytes) : undefined;
}

/** The drawable previews by key, and their fonts. */
async function picturesOf(places: readonly Place[], sourceOf: (path: string) => string) {
  const { fonts } = places[0]!.card;
  const texts = places.flatMap(({ card }) => [
    card.title,
    card.description ?? "",
    card.siteName,
    card.host,
    "…",
  ]);
  const read = new PreviewFonts(new Set(texts.join("")), sourceOf);
  const heading = await read.read(fonts.heading, 700);
  const body = await read.read(fonts.body, 500);
  const pictures = new Map<string, Picture>();
  const shared = new Map<string, Picture["under"]>();
  for (const { card, logo, key } of places) {
    const written = drawableCard(card, heading, body);
    if (!written) continue;
    const { ground, foot, texts } = drawPreview(written, { heading, body }, logo);
    const under = shared.get(ground + foot) ?? { ground, foot };
    shared.set(ground + foot, under);
    const { picture } = card;
    const shown = picture && { ...picture, file: sourceOf(picture.path), background: card.colors.background };
    pictures.set(key, { under, texts, ...(shown && { picture: shown }) });
  }
  return { pictures, fonts: read.files };
}

/** Starts drawing, in another thread if there are many pictures. If the thread fails, this one draws them. */
function startDrawing(task: PictureTask): () => Promise<Uint8Array[]> {
  if (task.pictures.length < WORTH_A_THREAD) return () => drawPictures(task);
  const thread = new Worker(join(import.meta.dirname, "previewThread.mjs"), { workerData: task });
  // A failed build does not wait for it.
  thread.unref();
  const drawn = messageOf(thread);
  return async () => {
    thread.ref();
    return ((await drawn) as Uint8Array[] | undefined) ?? drawPictures(task);
  };
}

/** The first message of a thread; `undefined` if it fails or ends without one. Systems limit the number of threads. */
export async function messageOf(thread: Worker): Promise<unknown> {
  const message = once(thread, "message").then(
    ([content]) => content as unknown,
    () => undefined,
  );
  // It emits "exit" after an error, too.
  const end = once(thread, "exit").then(
    () => undefined,
    () => undefined,
  );
  return Promise.race([message, end]);
}

/**
 * The drawable parts of a card; `undefined` if the title or the site's name is not drawable. The rasteriser cannot
 * mix fonts in a right-to-left line, so one font must contain all of its characters.
 */
function drawableCard(card: PreviewCard, heading: PreviewFont, body: PreviewFont): PreviewCard | undefined {
  const isRtl = card.direction === "rtl";
  const canDraw = (text: string, font: PreviewFont) =>
    font.canDraw(text) && (!isRtl || font.runsOf(text).length <= 1);
  const written = (text: string) => (isRtl ? text.replace(/[.!?…]+$/, "") : text);
  const [title, description] = [written(card.title), written(card.description ?? "")];
  if (!canDraw(title, heading) || !canDraw(card.siteName, body)) return undefined;
  return { ...card, title, description: canDraw(description, body) ? description : undefined };
}
