import type { BlockInput } from "../schemas";

export const examples = {
  minimal: {
    type: "links",
    items: [{ label: "The list of villages", href: "https://list.fernhollow.example" }],
  },
  full: {
    type: "links",
    id: "vote",
    heading: "Vote for the village",
    intro: "Once a day on each list.",
    items: [
      {
        label: "List of villages",
        note: "We are **third** since the harvest.",
        icon: "thumbs-up",
        href: "https://list.fernhollow.example",
        badge: "Daily",
        badgeVariant: "primary",
      },
      {
        label: "Map of the valley",
        note: "For the old viewer, too.",
        logo: "/pictures/map.svg",
        size: "12 MB",
        date: "2026-11",
        buttons: [
          { label: "Download", href: "/map.zip" },
          { label: "Look at it", href: "https://map.fernhollow.example", variant: "secondary" },
        ],
      },
      { label: "The address", icon: "server", copy: "play.fernhollow.example", toast: "copied" },
    ],
  },
  long: {
    type: "links",
    items: Array.from({ length: 9 }, () => ({
      label: "Dorfverschönerungswettbewerbsabstimmungsseite of the northern settlement council",
      note: "A sentence which is much longer than one should write in such a place. ".repeat(3).trim(),
      size: "1,234,567 bytes",
      badge: "Open every day except on market days",
      href: "https://a-very-long-name-that-does-not-fit-anywhere.fernhollow.example/vote",
      buttons: [{ label: "Take me to the office on the second floor of the town hall", href: "#office" }],
    })),
  },
} satisfies Record<string, BlockInput>;
