import { block, type BlockProps } from "../../fields/parts/block";
import { columnsWide } from "../../fields/pictures/columnsWide";
import { captionedPicture, pictureFit, pictureIn } from "../../fields/pictures/image";

export const imageBlock = block(
  "image",
  "A picture. Clicking it opens a full-screen view.",
  {
    ...pictureIn(captionedPicture, { sizes: columnsWide(12) }).shape,
    fit: pictureFit.default("whole"),
  },
  {
    alsoCalled: {
      image: "picture photo figure screenshot img bild foto grafik imagen foto",
      src: "url path file source image",
      alt: "alttext alternative description",
      caption: "label legend subtitle bildunterschrift untertitel",
      credit: "author photographer source by copyright fotograf",
      fit: "objectfit size",
      whole: "contain full fitted",
      cover: "crop fill cropped",
    },
  },
);

export type ImageProps = BlockProps<typeof imageBlock>;
