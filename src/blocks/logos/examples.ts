import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "logos", items: [{ name: "The mill" }] },
  full: {
    type: "logos",
    id: "partners",
    heading: "Our neighbours",
    intro: "Without them the well would be dry.",
    items: [
      { name: "The mill", image: "/pictures/mill.svg", href: "https://mill.fernhollow.example" },
      { name: "The bakery", image: "/pictures/bakery.svg" },
      { name: "The ferry", href: "/map" },
      { name: "The school" },
    ],
  },
  long: {
    type: "logos",
    items: Array.from({ length: 12 }, (_, index) => ({
      name: `Hochwasserschutzgenossenschaft of the settlement number ${index + 1}`,
      ...(index % 2 === 0 ? { image: "/pictures/flood.svg" } : {}),
    })),
  },
} satisfies Record<string, BlockInput>;
