import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { frameAddress } from "../../fields/addresses/frame";
import { columnsWide } from "../../fields/pictures/columnsWide";
import { picture, pictureIn } from "../../fields/pictures/image";
import { richText, text } from "../../fields/texts/text";

export const embedBlock = block(
  "embed",
  "An embedded video, stream, map, widget or other page. Nothing loads until the visitor clicks a button.",
  {
    href: frameAddress,
    title: text.meta({
      description:
        "Title of the content, such as “The trailer of season four”. Shown above the button and read by screen readers.",
    }),
    note: richText.optional().meta({ description: "Text shown before the content loads." }),
    image: pictureIn(picture, { sizes: columnsWide(12) })
      .optional()
      .meta({
        description:
          "Your own preview picture, shown before the content loads. The video's own preview isn't used, because it would load from the video's site.",
      }),
    shape: z.enum(["wide", "square", "tall"]).default("wide").meta({
      description:
        "Shape of the frame: `wide` for videos and maps, `square` for maps, or `tall` for lists such as a Discord widget.",
    }),
  },
  {
    alsoCalled: {
      embed:
        "iframe frame youtube twitch vimeo video videos stream livestream trailer map osm openstreetmap googlemaps bluemap dynmap squaremap discordwidget discordembed widget einbettung karte mapa",
      href: "url link address src source video channel embedurl",
      title: "name label caption alt",
      note: "text description hint",
      image: "poster thumbnail preview picture cover vorschaubild",
      shape: "ratio aspectratio aspect format size",
      wide: "video landscape widescreen",
      tall: "portrait vertical high",
    },
  },
);

export type EmbedProps = BlockProps<typeof embedBlock>;
