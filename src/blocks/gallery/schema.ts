import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { captionedPicture } from "../../fields/pictures/image";
import { list } from "../../fields/list";

export const galleryBlock = block(
  "gallery",
  "Several pictures, such as screenshots. Clicking one opens a full-screen view of all of them.",
  {
    layout: z.enum(["grid", "carousel", "masonry"]).default("grid").meta({
      description:
        "Layout of the pictures. `grid` gives all pictures the same aspect ratio. `carousel` is a single row that visitors can swipe. `masonry` arranges pictures in columns and keeps their aspect ratios.",
    }),
    items: list(captionedPicture, "picture").min(1).meta({ description: "Pictures, in order." }),
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

export type GalleryProps = BlockProps<typeof galleryBlock>;
