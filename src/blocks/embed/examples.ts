import type { BlockInput } from "../schemas";

export const examples = {
  minimal: {
    type: "embed",
    href: "https://www.youtube.com/watch?v=abcdefghijk",
    title: "The trailer of season four",
  },
  full: {
    type: "embed",
    id: "live-map",
    heading: "The map as it is now",
    intro: "Every tower, road and village of the meadow.",
    href: "https://map.fernhollow.example/#overworld",
    title: "The live map",
    note: "It draws **a few megabytes** of terrain.",
    image: { src: "/pictures/map.svg", alt: "The meadow from above" },
    shape: "square",
    width: "wide",
  },
  long: {
    type: "embed",
    href: "https://discord.com/widget?id=123456789012345678",
    title: "Who is in the voice rooms of the Straßeninstandhaltungsgemeinschaft at this very moment",
    note: "Discord lists the members who are online in the rooms that everybody may enter. Members in private rooms are not listed.",
    shape: "tall",
    width: "narrow",
  },
} satisfies Record<string, BlockInput>;
