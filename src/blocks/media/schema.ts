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
    src: filePath.meta({ description: "Video file in public/, as MP4 or WebM." }),
    title: text.meta({
      description: "Title of the video. It describes the video for people who cannot see it.",
    }),
    poster: imageIn({ sizes: "45rem", isSmall: true })
      .optional()
      .meta({ description: "Picture shown until the video is played." }),
    captions: filePath.optional().meta({
      description: "Captions, as a WebVTT file in public/: /tour.vtt.",
    }),
    muted: z.boolean().default(false).meta({ description: "true if the video has no sound." }),
  })
  .meta({ description: "Your own video. It plays when the visitor starts it." });

const item = z
  .strictObject({
    id: anchorId.optional(),
    title: text.optional().meta({ description: "Title of the text." }),
    text: richText.optional().meta({ description: "Text next to the picture." }),
    image: pictureIn(fittedPicture, { sizes: "(min-width: 40rem) 45rem, calc(100vw - 2rem)" }).optional(),
    video: video.optional(),
    buttons,
  })
  .meta({ description: "Text next to a picture or a video." });

export const mediaBlock = block(
  "media",
  "Texts next to pictures or videos, one pair below the other, such as things to do.",
  {
    side: z.enum(["start", "end", "alternate"]).default("alternate").meta({
      description:
        "Position of the pictures on wide screens: before the text, after it, or alternating. On phones, pictures are above their text.",
    }),
    items: list(item, "entry").min(1).meta({ description: "Texts with their pictures or videos, in order." }),
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
