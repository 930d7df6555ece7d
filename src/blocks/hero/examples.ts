import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "hero", heading: "Fernhollow" },
  full: {
    type: "hero",
    id: "welcome",
    eyebrow: "A quiet survival realm since 2016",
    heading: "Welcome to Fernhollow",
    intro: "Build a cottage, tend a garden, and meet the **neighbours** at the Saturday market.",
    image: { src: "/pictures/cottage.svg", alt: "A cottage with a lit window between two ferns" },
    cards: [
      {
        label: "Server address",
        value: "play.fernhollow.example",
        note: "Tap to copy",
        icon: "server",
        copy: "play.fernhollow.example",
        toast: "copied",
      },
      { label: "Version", value: "1.21.x", note: "Java Edition", icon: "layers" },
    ],
    buttons: [
      { label: "Join the chat", href: "https://chat.fernhollow.example", icon: "message-circle" },
      { label: "Read the rules", href: "#rules", variant: "secondary" },
    ],
  },
  centered: {
    type: "hero",
    layout: "center",
    heading: "The harbour never sleeps",
    intro: "Trade, sail and explore with four hundred captains.",
    image: { src: "/pictures/harbour.svg", alt: "" },
    cards: [
      { label: "Address", value: "harbour.example", copy: "harbour.example" },
      { label: "Live map", value: "Look around", href: "https://map.harbour.example", icon: "map" },
      { label: "Season", value: "Seven", note: "Started in March" },
    ],
    buttons: [{ label: "Copy the address", copy: "harbour.example" }],
  },
  cover: {
    type: "hero",
    layout: "cover",
    eyebrow: "Season seven",
    heading: "The valley after the flood",
    intro: "The river took the old bridge. **Forty** hands build a new one.",
    images: [
      { src: "/pictures/valley.svg", alt: "A valley under water, with the roof of a mill" },
      { src: "/pictures/bridge.svg", alt: "The piers of a bridge in a river" },
      { src: "/pictures/camp.svg", alt: "Tents beside a fire" },
    ],
    cards: [{ label: "Address", value: "play.fernhollow.example", copy: "play.fernhollow.example" }],
    buttons: [{ label: "Read the story", href: "https://fernhollow.example/story" }],
  },
  small: {
    type: "hero",
    size: "small",
    heading: "How to join",
    intro: "Two minutes, with either edition.",
    image: { src: "/pictures/gate.svg", alt: "A gate between two towers" },
    imagePosition: "start",
    buttons: [{ label: "Copy the address", copy: "play.fernhollow.example" }],
  },
  bleed: {
    type: "hero",
    layout: "bleed",
    imagePosition: "start",
    heading: "One wheel, six worlds",
    intro: "Stand below it, pick a colour and walk through.",
    image: { src: "/pictures/wheel.svg", alt: "A wheel of six colours above a square" },
    cards: [
      { label: "Address", value: "play.fernhollow.example", copy: "play.fernhollow.example" },
      { label: "Version", value: "1.21.x", note: "Java Edition" },
    ],
  },
  long: {
    type: "hero",
    eyebrow: "The friendliest semi-vanilla survival and town-building community between the two rivers",
    heading: "Willkommen in der Gemeinschaftsgartenverwaltungsgenossenschaft am Wiesengrund",
    intro:
      "A place without hurry, where every farm has a name, where the roads are kept by volunteers and where the last train of the evening waits for those who are late.",
    cards: [
      {
        label: "The address of our server for players of the Java edition",
        value: "very-long-subdomain.of-a-very-long-host-name.wiesengrund.example:25565",
        note: "Works from every country, at any time of the day, with every launcher we have tried",
        copy: "very-long-subdomain.of-a-very-long-host-name.wiesengrund.example:25565",
      },
      { label: "Version", value: "1.20.4 to 1.21.x", color: "warning" },
    ],
    buttons: [
      { label: "Ask for a plot of land beside the river", href: "#plots", color: "builder" },
      {
        label: "See what others have built this season",
        href: "#gallery",
        variant: "secondary",
        color: "danger",
      },
      { label: "Read the house rules before you join", href: "#rules", variant: "ghost", color: "info" },
    ],
  },
} satisfies Record<string, BlockInput>;
