import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { href } from "../../fields/addresses/link";
import { list } from "../../fields/list";
import { columnsWide } from "../../fields/pictures/columnsWide";
import { captionedPicture, pictureFit, pictureIn } from "../../fields/pictures/image";
import { pointPlace } from "../../fields/pictures/point";
import { text } from "../../fields/texts/text";

const point = z
  .strictObject({
    ...pointPlace,
    label: text.meta({ description: "Name of the point." }),
    href: href.optional(),
    text: text.optional().meta({ description: "Words that a press on the point shows." }),
  })
  .meta({ description: "A point on a picture: a link, or words that a press shows." });

export const imageBlock = block(
  "image",
  "A picture. Clicking it opens a full-screen view.",
  {
    ...pictureIn(captionedPicture, { sizes: columnsWide(12) }).shape,
    fit: pictureFit.default("whole"),
    points: list(point, "point")
      .max(30)
      .optional()
      .meta({ description: "Points on the picture, such as places on a map. They are numbered in order." }),
  },
  {
    alsoCalled: {
      image: "picture photo figure screenshot img bild foto grafik imagen foto",
      src: "url path file source image",
      alt: "alttext alternative description",
      caption: "label legend subtitle bildunterschrift untertitel",
      credit: "author photographer source by copyright fotograf",
      fit: "objectfit size",
      points: "hotspots markers pins places labels annotations",
      x: "left horizontal",
      y: "top vertical",
      whole: "contain full fitted",
      cover: "crop fill cropped",
    },
  },
);

export type ImageProps = BlockProps<typeof imageBlock>;
