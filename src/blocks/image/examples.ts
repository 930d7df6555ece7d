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
