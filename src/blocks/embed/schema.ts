import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { frameAddress } from "../../fields/addresses/frame";
import { picture, pictureIn } from "../../fields/pictures/image";
import { richText, text } from "../../fields/texts/text";

export const embedBlock = block(
  "embed",
  "A video, a stream, a map, a widget or another page inside of this one. Nothing of it is loaded before the visitor presses a button.",
  {
    href: frameAddress,
    title: text.meta({
      description: "What it shows, on the button's place and for screen readers: The trailer of season four.",
    }),
    note: richText.optional().meta({ description: "More words before the press." }),
    image: pictureIn(picture, { sizes: "(min-width: 72rem) 72rem, calc(100vw - 2rem)" }).optional().meta({
      description:
        "What is to be seen before the press: a picture of your own, as that of the video would be loaded from its site.",
    }),
    shape: z.enum(["wide", "square", "tall"]).default("wide").meta({
      description: "wide is for videos and maps, square for maps, tall for lists such as a Discord widget.",
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

export type EmbedProps = Compiled<z.output<typeof embedBlock>>;
