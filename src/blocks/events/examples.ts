import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "events", items: [{ title: "Harvest week begins", from: "2030-11-22" }] },
  full: {
    type: "events",
    id: "calendar",
    heading: "What is on",
    intro: "Everybody is welcome.",
    items: [
      {
        title: "Market at night",
        from: "2030-11-20T20:00+01:00",
        until: "2030-11-20T22:00+01:00",
        location: "The square",
        icon: "store",
        badge: "New",
        badgeVariant: "success",
        text: "Bring what you have **made**.",
        buttons: [{ label: "Book a stall", href: "https://stalls.fernhollow.example", variant: "secondary" }],
        id: "night-market",
      },
      { title: "Open mill", from: "2024-03-01T18:00Z", repeat: "weekly", icon: "wheat" },
      {
        title: "The first stone",
        from: "2024-03-01",
        until: "2024-03-03",
        image: { src: "/pictures/railway.svg", alt: "A steam engine on a bridge" },
      },
    ],
  },
  long: {
    type: "events",
    items: Array.from({ length: 6 }, (_, index) => ({
      title: "Donaudampfschifffahrtsgesellschaftskapitänsversammlung of those who came a long way",
      from: `2024-03-0${index + 1}T20:00+01:00`,
      location: "In the hall of the Hochwasserschutzmaßnahmenankündigungsverordnung, second floor",
      badge: "Open every day except on market days",
      text: "It is long. ".repeat(20).trim(),
    })),
  },
  hidden: {
    type: "events",
    past: "hidden",
    items: [
      { title: "The first stone", from: "2024-03-01" },
      { title: "Every evening", from: "2024-03-01T18:00Z", until: "2024-03-01T19:30Z", repeat: "daily" },
      { title: "Building course", from: "2030-01-05T17:00Z", repeat: "weekly", repeatUntil: "2030-02-28" },
    ],
  },
} satisfies Record<string, BlockInput>;
