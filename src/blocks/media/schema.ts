import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { block, type BlockProps } from "../../fields/parts/block";
import { columnsWide } from "../../fields/pictures/columnsWide";
import { filePath, fittedPicture, imageIn, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { richText, text, title } from "../../fields/texts/text";

const video = z
  .strictObject({
    src: filePath.meta({ description: "Video file in `public/`, in MP4 or WebM format." }),
    title: text.meta({
      description: "Title of the video. Describes the video for people who cannot see it.",
    }),
    poster: imageIn({ sizes: "45rem", isSmall: true })
      .optional()
      .meta({ description: "Picture shown until the video plays." }),
    captions: filePath.optional().meta({
      description: "WebVTT captions file in `public/`, such as `/tour.vtt`.",
    }),
    muted: z.boolean().default(false).meta({
      description: "Whether the video plays without sound. A video without sound needs no captions.",
    }),
  })
  .meta({ description: "Your own video. It doesn't play until the visitor starts it." });

const item = z
  .strictObject({
    id: anchorId.optional(),
    title: title.optional().meta({ description: "Title above the text." }),
    text: richText.optional().meta({ description: "Text next to the picture." }),
    image: pictureIn(fittedPicture, { sizes: columnsWide(6) }).optional(),
    video: video.optional(),
    buttons,
  })
  .meta({ description: "Text next to a picture or a video." });

export const mediaBlock = block(
  "media",
  "Rows of text, each next to a picture or video, such as things to do.",
  {
    side: z.enum(["start", "end", "alternate"]).default("alternate").meta({
      description:
        "Position of the pictures on wide screens: before the text (`start`), after it (`end`) or on both sides in turn (`alternate`). On phones, each picture is above its text.",
    }),
    items: list(item, "entry")
      .min(1)
      .meta({ description: "Entries, in order. Each has text next to a picture or a video." }),
  },
  {
    alsoCalled: {
      media: "mediatext textimage imagetext zigzag showcase spotlight",
      side: "position imageposition placement direction",
      alternate: "alternating zigzag both switch",
      start: "left before",
      end: "right after",
      items: "entries rows features sections",
      title: "heading name",
      text: "description body content",
      image: "picture photo img bild",
      video: "clip movie film",
      poster: "thumbnail preview cover",
      captions: "subtitles track vtt untertitel",
      muted: "silent nosound mute",
    },
  },
);

export type MediaProps = BlockProps<typeof mediaBlock>;
