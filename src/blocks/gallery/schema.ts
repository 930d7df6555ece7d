import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { captionedPicture } from "../../fields/pictures/image";
import { list } from "../../fields/list";

export const galleryBlock = block(
  "gallery",
  "Several pictures together, such as screenshots. A press on one opens it large, with the others beside it.",
  {
    layout: z.enum(["grid", "carousel", "masonry"]).default("grid").meta({
      description:
        "grid gives all pictures the same shape, carousel puts them into one row that is swiped, masonry leaves each its own shape, in columns.",
    }),
    items: list(captionedPicture, "picture").min(1).meta({ description: "The pictures, in order." }),
  },
  {
    alsoCalled: {
      gallery:
        "photos pictures images screenshots slideshow slider bilder fotos galerie bildergalerie galeria imagenes",
      carousel: "slider slideshow row swipe karussell",
      masonry: "bento mosaic columns wall pinterest",
      grid: "tiles raster",
      items: "images pictures photos screenshots slides bilder fotos",
      src: "url path file source image",
      alt: "alttext alternative description",
      caption: "label legend title subtitle bildunterschrift",
      credit: "author photographer source by copyright fotograf",
    },
  },
);

export type GalleryProps = Compiled<z.output<typeof galleryBlock>>;
