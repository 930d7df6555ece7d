import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "timeline", items: [{ date: "2026-11-20", title: "The mill turns again" }] },
  full: {
    type: "timeline",
    id: "how-it-went",
    heading: "How it went",
    intro: "From the first stone on.",
    order: "newest",
    items: [
      {
        date: "2024-03-01",
        when: "Spring 2024",
        title: "The first stone",
        icon: "hammer",
        text: "Four people, one **tent**.",
        id: "founding",
      },
      {
        date: "2025-06-14",
        title: "A railway to the coast",
        icon: "train-front",
        image: { src: "/pictures/railway.svg", alt: "A steam engine on a bridge" },
      },
      {
        date: "2026-11-20T20:00+01:00",
        title: "Harvest week",
        badge: "New",
        badgeVariant: "success",
        text: "- Ten new crops\n- A market that opens at night",
        buttons: [{ label: "Look at the map", href: "/map", variant: "secondary" }],
      },
    ],
  },
  long: {
    type: "timeline",
    items: Array.from({ length: 20 }, (_, index) => ({
      when: `In the year of the Hochwasserschutzmaßnahmenankündigungsverordnung ${index + 1}`,
      title: "Donaudampfschifffahrtsgesellschaftskapitän is the title of somebody who came a long way",
      badge: "Open every day except on market days",
      color: index === 0 ? "danger" : undefined,
      text: "It is long. ".repeat(20).trim(),
    })),
  },
} satisfies Record<string, BlockInput>;
