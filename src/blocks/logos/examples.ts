import type * as z from "zod";
import type { logosBlock } from "./schema";

type Example = z.input<typeof logosBlock>;

/** One partner by name. */
const minimal: Example = { type: "logos", items: [{ name: "The mill" }] };

/** Pictures and names, with and without links. */
const full: Example = {
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
};

/** Twelve partners with long names. */
const long: Example = {
  type: "logos",
  items: Array.from({ length: 12 }, (_, index) => ({
    name: `Hochwasserschutzgenossenschaft of the settlement number ${index + 1}`,
    ...(index % 2 === 0 ? { image: "/pictures/flood.svg" } : {}),
  })),
};

export const examples = { minimal, full, long };
