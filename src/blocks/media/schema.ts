import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { filePath, fittedPicture, imageIn, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/texts/text";

const video = z
  .strictObject({
    src: filePath.meta({ description: "The video in public/, as an MP4 or WebM file." }),
    title: text.meta({ description: "What the video shows, for people who do not see it." }),
    poster: imageIn({ sizes: "45rem", isSmall: true })
      .optional()
      .meta({ description: "The picture that stands there until it is played." }),
    captions: filePath.optional().meta({
      description: "What is said in it, as a WebVTT file in public/ (/tour.vtt).",
    }),
    muted: z.boolean().default(false).meta({ description: "Whether there is nothing to hear in it." }),
  })
  .meta({ description: "A video of your own, which plays once the visitor starts it." });

const item = z
  .strictObject({
    id: anchorId.optional(),
    title: text.optional().meta({ description: "The title of the words." }),
    text: richText.optional().meta({ description: "The words beside the picture." }),
    image: pictureIn(fittedPicture, { sizes: "(min-width: 40rem) 45rem, calc(100vw - 2rem)" }).optional(),
    video: video.optional(),
    buttons,
  })
  .meta({ description: "Words beside a picture or a video." });

export const mediaBlock = block(
  "media",
  "Words beside pictures or videos, one pair below the other: what there is to do, what was built.",
  {
    side: z.enum(["start", "end", "alternate"]).default("alternate").meta({
      description:
        "Where the pictures stand on wide screens: before the words, after them, or in turns. On phones they stand above their words.",
    }),
    items: list(item, "entry").min(1).meta({ description: "The words and pictures, in order." }),
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

export type MediaProps = Compiled<z.output<typeof mediaBlock>>;
