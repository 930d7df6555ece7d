import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "image", src: "/pictures/mill.svg", alt: "The mill beside the river at dusk" },
  full: {
    type: "image",
    id: "lighthouse-view",
    heading: "The harbour in its fourth season",
    intro: "Everything on it was built by hand.",
    src: "/pictures/harbour.svg",
    alt: "A harbour with three piers, a lighthouse and some forty boats",
    caption: "The harbour from the lighthouse hill.",
    credit: "Built by the harbour crew",
    width: "wide",
    fit: "cover",
  },
  points: {
    type: "image",
    src: "/pictures/map.svg",
    dark: "/pictures/map-night.svg",
    alt: "A map of the realm",
    points: [
      { x: 20, y: 35.5, label: "Mill", text: "Anna grinds here." },
      { x: 70, y: 80, label: "Harbour", text: "Ships leave at eight.", href: "/map" },
      { x: 90, y: 10, label: "Live map", href: "https://map.fernhollow.example" },
      { x: 50, y: 50, label: "Square" },
    ],
  },
  long: {
    type: "image",
    src: "/pictures/map.svg",
    alt: "A map of the realm with all of its roads",
    caption:
      "Every road on this map has been walked by the volunteers of the Straßeninstandhaltungsgemeinschaft, who ask you to report holes, missing lanterns and bridges that sway.",
    credit: "Drawn by the cartographers of the northern settlement council over two long winters",
    width: "narrow",
    fit: "whole",
  },
} satisfies Record<string, BlockInput>;
