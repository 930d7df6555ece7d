import type { BlockInput } from "../schemas";

export const examples = {
  minimal: {
    type: "media",
    items: [
      { text: "The mill still grinds.", image: { src: "/pictures/mill.svg", alt: "The mill at dusk" } },
    ],
  },
  full: {
    type: "media",
    id: "what-there-is",
    heading: "What there is to do",
    intro: "Three evenings, **all** different.",
    items: [
      {
        id: "build-a-town",
        title: "Build a town",
        text: "Claim a meadow, found a town, and invite others.\n\n- no plots\n- no limits",
        image: { src: "/pictures/valley.svg", alt: "A valley with a dozen roofs" },
        buttons: [
          { label: "See the towns", href: "https://fernhollow.example/towns" },
          { label: "Copy the address", copy: "play.fernhollow.example", variant: "ghost" },
        ],
      },
      {
        title: "Ride the railway",
        text: "Forty stations, one ticket.",
        video: {
          src: "/videos/railway.mp4",
          title: "A ride from the harbour to the mountains",
          poster: "/pictures/station.svg",
          captions: "/videos/railway.vtt",
        },
      },
      {
        title: "Take it with you",
        text: "Scan the code, and the map is on your phone.",
        image: { src: "/pictures/code.svg", alt: "A code that leads to the map", fit: "whole" },
      },
    ],
  },
  long: {
    type: "media",
    side: "end",
    items: [
      {
        title: "Freundschaftsbeziehungsverwaltungsabteilung of the northern settlement council",
        text: "First paragraph, which is rather long and goes on for a while so that it must be broken into lines beside its picture.\n\nSecond paragraph with https://fernhollow.example/a-very-long-address-that-does-not-want-to-break-anywhere-at-all.",
        image: { src: "/pictures/map.svg", alt: "" },
        buttons: [
          { label: "Ask for a plot of land beside the river", href: "https://fernhollow.example/plots" },
          { label: "Read the house rules before you join", href: "https://fernhollow.example/rules" },
        ],
      },
      { text: "Words alone." },
    ],
  },
} satisfies Record<string, BlockInput>;
