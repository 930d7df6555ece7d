import type { Choice } from "./seededChoice";
import { tinctures } from "./tinctures";

/** The parts of a shield with the second colour. The shape of the shield is in the styles. */
const divisions = [
  "M12 0h12v24H12z",
  "M0 11h24v13H0z",
  "M0 8h24v7H0z",
  "M8 0h8v24H8z",
  "M0 0h24L0 20z",
  "M0 0l12 12L24 0z",
  "M12 10l12 14H0z",
  "M12 0h12v11H12zM0 11h12v13H0z",
  "M0 0h24v5H0z",
];
const metals = ["#fff", "#f6e7c4", "#f5cf5f"];
const charges = [
  // anchor
  "M10.5 4h3v3H13v10q4-.5 4-4l-1.5 1L19 9.5 20 14l-1.4-.500Q18 19 12 19.5 6 19 5.4 13.500L4 14l1-4.500L8.5 14 7 13q0 3.5 4 4V7h-.5z",
  // waves
  "M4 8q2-3 4 0t4 0 4 0 4 0v3q-2 3-4 0t-4 0-4 0-4 0zM4 14q2-3 4 0t4 0 4 0 4 0v3q-2 3-4 0t-4 0-4 0-4 0z",
  // key
  "M5 6h7v6h7v5h-3v-2h-2v-1h-2v-1H5zm2.5 2.500v2h2v-2z",
  // tower
  "M7 5h2.500v2h1.500V5h2v2h1.500V5H17v5h-1v8h-2.500v-3q-1.5-2-3 0v3H8v-8H7z",
  // flame
  "M13 4q-1 4 2.5 6.500T17 17q-2 3-5 3t-5-3q-1.5-4 2-7 0 2 1.5 2.500Q13 9 13 4z",
  // leaf
  "M12 4q7 5 5 10-1.5 3.5-4.3 4V20h-1.400v-2Q8.5 17.5 7 14 5 9 12 4z",
  // star
  "M12 4l2.2 5 5.3.5-4 3.600L16.7 18 12 15.4 7.3 18l1.2-4.9-4-3.6 5.3-.500z",
  // crown
  "M5 7l3.5 4L12 5l3.5 6L19 7l-1.3 10H6.300z",
  // mountain
  "M3 18L9 7l3.5 6L15 9.5 21 18z",
  // hammer
  "M7 5h10v5h-3.500v9h-3v-9H7z",
  // tree
  "M12 4l4.5 5H14l4 5h-4.500v5h-3v-5H6l4-5H7.500z",
  // sun
  "M12 4l1.7 3.2 3.4-1.4-.7 3.6 3.6.8-2.7 2.5 2.1 3-3.6.3.1 3.7-3-2.200L10.2 19.500l-1-3.5-3.6.2 1.7-3.200L4.2 10.600l3.6-1L7 6l3.5 1.200z",
];

/** A shield: a field of two colours, and a charge. */
export function crest(choose: Choice): [fill: string, path: string][] {
  const field = choose(tinctures);
  return [
    [field, "M0 0h24v24H0z"],
    [choose(tinctures.filter((one) => one !== field)), choose(divisions)],
    [choose(metals), choose(charges)],
  ];
}
