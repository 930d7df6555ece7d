import type { Compiled } from "../fields/compiled";
import { fittingLayout, type HeroLayoutName, type PictureShape } from "../fields/parts/heroLayout";
import type { Picture } from "../fields/pictures/image";
import type { Assets } from "./assets";
import type { CompileContext } from "./compileValue";

/** The keys of a hero that decide how it is arranged. */
export interface ArrangedHero {
  layout?: HeroLayoutName | "bleed" | "center" | "cover" | undefined;
  image?: (Compiled<Picture> & { fit?: "cover" | "whole" }) | undefined;
  images?: Compiled<Picture>[] | undefined;
  layers?: Compiled<Picture>[] | undefined;
  cards?: unknown;
}

/** The same hero before its pictures are compiled. */
export interface WrittenHero {
  image?: { src: string } | undefined;
  images?: { src: string }[] | undefined;
  layers?: { src: string }[] | undefined;
}

/** Sets a hero's layout: its own or the theme's, or another one if its pictures do not fit. Leaves out other pictures. */
export function arrangeHero<T extends ArrangedHero>(
  hero: T,
  written: WrittenHero,
  { assets, layout: usual }: Pick<CompileContext, "assets" | "layout">,
): T {
  const wanted = hero.layout ?? usual;
  if (wanted === "cover") return hero;
  const { layers, image, images = [], ...rest } = hero;
  const all = [...(image ? [image] : []), ...images];
  const paths = written.layers?.slice(0, 1) ?? [
    ...(written.image ? [written.image] : []),
    ...(written.images ?? []),
  ];
  const shapes = paths.map(({ src }) => shapeOf(src, assets));
  // Layers cover each other only if they are cropped in the same way.
  const isWhole = !layers && (image?.fit ? image.fit === "whole" : shapes[0]?.isTransparent);
  if (shapes[0]) shapes[0] = { ...shapes[0], isWhole };
  // The prints of a collage are apart.
  const fitting = layers && wanted === "collage" ? "window" : wanted;
  const layout =
    fitting === "bleed" || fitting === "center"
      ? fitting
      : fittingLayout(fitting, shapes, hero.cards !== undefined);
  const count = layout === "collage" ? 3 : 1;
  const pictures = (layers ?? all).slice(0, layers ? undefined : count).map((one) => placed(one, layout));
  return {
    ...rest,
    layout,
    ...(pictures.length > 0 ? { [layers ? "layers" : "images"]: pictures } : {}),
    ...(isWhole && widths[layout] ? { isClear: true } : {}),
  } as unknown as T;
}

/** The widths of pictures, unless they are next to the text, or in one column with it. */
const widths: Partial<Record<string, string>> = {
  window: "25rem",
  collage: "(min-width: 64rem) 38rem, 30rem",
  poster: "100vw",
  stage: "100vw",
  ticket: "100vw",
  ledger: "100vw",
};

/** A picture as the layout shows it: cropped and this wide, or whole. */
function placed(picture: Compiled<Picture>, layout: string): Compiled<Picture> {
  const sizes = widths[layout];
  if (sizes === undefined) return { ...picture, fit: "whole" } as Compiled<Picture>;
  const sources = picture.src.sources?.map((source) => ({ ...source, sizes }));
  return sources ? { ...picture, src: { ...picture.src, sources } } : picture;
}

function shapeOf(path: string, { versions, imageSize }: Assets): PictureShape {
  const made = versions?.(path);
  return made ? { ...made, isTransparent: made.tone === undefined } : (imageSize(path) ?? {});
}
