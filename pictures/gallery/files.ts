/** The pictures of the gallery's site: names and paths in this repository. */
export const drawn = {
  "valley.webp": "examples/wrenfield/public/pictures/valley.webp",
  "castle.webp": "examples/wrenfield/public/pictures/castle.webp",
  "mill.webp": "examples/wrenfield/public/pictures/mill.webp",
  "harbour.webp": "examples/wrenfield/public/pictures/harbour.webp",
  "cabins.webp": "examples/wrenfield/public/pictures/cabins.webp",
  "autumn.webp": "examples/wrenfield/public/pictures/autumn.webp",
  "market.webp": "examples/wrenfield/public/pictures/market.webp",
  "boats.webp": "examples/wrenfield/public/pictures/boats.webp",
  "map.webp": "examples/wrenfield/public/pictures/map.webp",
  "canyon.webp": "examples/wrenfield/public/pictures/canyon.webp",
  "islands.webp": "examples/pinwheel/public/pictures/islands.webp",
  "duel.webp": "examples/pinwheel/public/pictures/duel.webp",
  "mark-sail.svg": "examples/harbour/public/logo.svg",
  "mark-wheel.svg": "examples/pinwheel/public/logo.svg",
  "mark-rail.svg": "examples/slowfreight/public/logo.svg",
  "mark-leaf.svg": "examples/wrenfield/public/logo.svg",
} as const;

/** A picture's path in the config. */
export function shown(name: keyof typeof drawn, alt = "") {
  return { src: `/${name}`, alt };
}

/** The files of `drawn` that a config uses. A site gets no others. */
export function filesOf(config: object): Record<string, string> {
  const text = JSON.stringify(config);
  return Object.fromEntries(Object.entries(drawn).filter(([name]) => text.includes(`/${name}`)));
}
