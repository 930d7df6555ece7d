import type { BlockInput } from "../schemas";

const full = {
  type: "gallery",
  id: "built-here",
  heading: "Built here",
  intro: "Pictures from **four seasons**.",
  layout: "masonry",
  width: "wide",
  background: "tint",
  align: "center",
  items: [
    {
      src: "/pictures/harbour.svg",
      alt: "A harbour with three piers and a lighthouse",
      caption: "The harbour in its fourth season.",
      credit: "By Moss and Tilda",
    },
    { src: "/pictures/mill.svg", alt: "The mill beside the river at dusk", caption: "Still grinding." },
    { src: "/pictures/station.svg", alt: "A railway station with a glass roof", credit: "By the rail guild" },
    { src: "/pictures/square.svg", alt: "The market square on a winter morning" },
  ],
} satisfies BlockInput;

export const examples = {
  minimal: {
    type: "gallery",
    items: [
      { src: "/pictures/mill.svg", alt: "The mill beside the river at dusk" },
      { src: "/pictures/harbour.svg", alt: "A harbour with three piers and a lighthouse" },
    ],
  },
  full,
  carousel: { type: "gallery", heading: "A walk through the valley", layout: "carousel", items: full.items },
  long: {
    type: "gallery",
    layout: "grid",
    items: [
      {
        src: "/pictures/map.svg",
        alt: "A map of the realm with all of its roads, its rivers and the names of forty settlements",
        fit: "whole",
        caption:
          "Every road on this map has been walked by the volunteers of the Straßeninstandhaltungsgemeinschaft, who ask you to report holes and missing lanterns.",
        credit: "Drawn by the cartographers of the northern settlement council over two long winters",
      },
      ...full.items,
    ],
  },
} satisfies Record<string, BlockInput>;
