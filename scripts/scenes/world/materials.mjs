import { hash } from "../noise.mjs";
import { patterns } from "./patterns.mjs";
import { shapes } from "./shapes.mjs";

/**
 * The materials of the worlds. Colours are sRGB from 0 to 255. `glow` is emitted light, relative to a lit white
 * surface. `kind` determines how rays treat it.
 */
export const kinds = { solid: 1, holes: 2, plant: 3, water: 4, boxes: 5 };

const list = [{ name: "air" }];

function add(name, color, pattern, more = {}) {
  list.push({ name, kind: kinds.solid, color, pattern, ...more });
}
/** The same material in other shapes: a lower half, stairs, fences. */
function shaped(name, forms) {
  const base = list.find((material) => material.name === name);
  for (const form of forms)
    list.push({ ...base, name: `${name}:${form}`, kind: kinds.boxes, boxes: shapes[form] });
}

add("grass", [116, 148, 66], "grass", {
  side: { color: [120, 88, 60], pattern: "dirt", fringe: [116, 148, 66] },
});
add("dryGrass", [168, 158, 84], "grass", {
  side: { color: [124, 94, 62], pattern: "dirt", fringe: [168, 158, 84] },
});
add("snowGrass", [236, 242, 250], "snow", {
  side: { color: [112, 86, 62], pattern: "dirt", fringe: [236, 242, 250] },
});
add("moss", [86, 124, 58], "grass");
add("dirt", [122, 90, 62], "dirt");
add("path", [162, 134, 88], "dirt");
add("soil", [92, 62, 42], "furrows");
add("stone", [134, 134, 136], "stone");
add("darkStone", [84, 86, 94], "stone");
add("deepStone", [52, 52, 62], "stone");
add("cobble", [132, 130, 128], "cobbles");
add("stoneBrick", [142, 140, 136], "blocks");
add("paleBrick", [206, 196, 176], "blocks");
add("brick", [164, 92, 74], "bricks");
add("sand", [222, 204, 152], "sand");
add("redSand", [196, 116, 66], "sand");
add("clay", [178, 104, 70], "strata");
add("paleClay", [214, 168, 120], "strata");
add("redClay", [156, 74, 54], "strata");
add("snow", [240, 245, 252], "snow");
add("ice", [168, 204, 236], "snow");
add("gravel", [140, 132, 126], "cobbles");
add("plank", [176, 136, 84], "boards");
add("darkPlank", [98, 68, 44], "boards");
add("redPlank", [150, 66, 52], "boards");
add("oak", [108, 82, 52], "bark", { top: { color: [168, 134, 84], pattern: "rings" } });
add("spruce", [74, 52, 36], "bark", { top: { color: [120, 88, 56], pattern: "rings" } });
add("birch", [222, 220, 208], "birch", { top: { color: [200, 180, 130], pattern: "rings" } });
add("cherry", [76, 44, 48], "bark", { top: { color: [190, 130, 130], pattern: "rings" } });
for (const [name, color] of Object.entries({
  oakLeaves: [94, 124, 52],
  darkLeaves: [64, 94, 48],
  spruceLeaves: [52, 84, 62],
  snowLeaves: [206, 222, 226],
  birchLeaves: [136, 166, 70],
  cherryLeaves: [240, 168, 196],
  autumnLeaves: [214, 122, 42],
  goldLeaves: [232, 178, 60],
  redLeaves: [188, 66, 42],
  palmLeaves: [92, 146, 62],
}))
  add(name, color, "leaves", { kind: kinds.holes });
add("plaster", [236, 226, 204], "plaster");
add("rosePlaster", [226, 178, 150], "plaster");
add("bluePlaster", [172, 198, 208], "plaster");
add("roofRed", [170, 72, 52], "shingles");
add("roofDark", [74, 66, 74], "shingles");
add("roofBlue", [62, 92, 128], "shingles");
add("roofGreen", [62, 104, 92], "shingles");
add("roofStraw", [200, 164, 92], "bark");
add("pane", [70, 96, 116], "panes");
add("litPane", [255, 206, 120], "panes", { glow: 2.4, shine: 5 });
add("lantern", [255, 196, 104], "glow", { kind: kinds.boxes, boxes: shapes.lantern, glow: 5, shine: 12 });
add("lamp", [255, 208, 128], "glow", { glow: 4, shine: 14 });
add("lava", [255, 110, 28], "stone", { glow: 3.2, shine: 7 });
add("crystal", [126, 214, 255], "strata", { glow: 1.5, shine: 6 });
add("violetCrystal", [190, 120, 255], "strata", { glow: 1.5, shine: 6 });
add("hay", [212, 176, 74], "bark", { top: { color: [206, 174, 88], pattern: "rings" } });
add("pumpkin", [222, 130, 40], "bark");
add("iron", [198, 202, 206], "plates");
add("darkIron", [76, 80, 88], "plates");
add("copper", [190, 116, 84], "plates");
add("gold", [244, 200, 76], "plates");
for (const [name, color] of Object.entries({
  white: [240, 240, 236],
  red: [206, 58, 50],
  coral: [255, 116, 92],
  orange: [244, 140, 48],
  yellow: [250, 206, 66],
  lime: [146, 206, 74],
  green: [64, 140, 76],
  teal: [40, 168, 164],
  sky: [96, 184, 240],
  blue: [62, 94, 200],
  violet: [134, 86, 210],
  pink: [246, 142, 184],
  black: [44, 44, 52],
}))
  add(name, color, "weave");
for (const [name, color, glow] of [
  ["neonPink", [255, 80, 170], 2.2],
  ["neonCyan", [70, 230, 255], 2.2],
  ["neonYellow", [255, 220, 70], 2.2],
])
  add(name, color, "glow", { glow, shine: 8 });
add("water", [46, 112, 134], "snow", { kind: kinds.water });
for (const [name, color, plant] of [
  ["tuft", [126, 158, 72], "tuft"],
  ["dryTuft", [178, 166, 92], "tuft"],
  ["fern", [84, 132, 58], "fern"],
  ["wheat", [222, 188, 84], "wheat"],
  ["reed", [142, 168, 86], "wheat"],
  ["poppy", [216, 54, 44], "flower"],
  ["daisy", [246, 244, 232], "flower"],
  ["bluebell", [104, 118, 220], "flower"],
  ["buttercup", [250, 210, 60], "flower"],
])
  add(name, color, "leaves", { kind: kinds.plant, plant });

for (const name of [
  "plank",
  "darkPlank",
  "stoneBrick",
  "cobble",
  "roofRed",
  "roofDark",
  "roofBlue",
  "roofGreen",
  "roofStraw",
  "paleBrick",
  "iron",
  "white",
])
  shaped(name, ["low", "high", "stepEast", "stepWest", "stepSouth", "stepNorth"]);
for (const name of ["oak", "darkPlank", "plank", "spruce", "iron", "white"])
  shaped(name, ["post", "railX", "railZ", "fenceX", "fenceZ", "plate"]);
shaped("darkIron", ["plate", "trackX", "trackZ"]);

export const materials = list;
/** The numbers of materials by name. */
export const number = new Map(list.map(({ name }, index) => [name, index]));

const linear = (value) => (value / 255) ** 2.2;
const SIZE = 16;
export const VARIANTS = 4;

/** The colours of one face: 256 points of linear red, green and blue for each variant. */
function surface(color, pattern, fringe) {
  const at = patterns[pattern];
  const points = new Float32Array(VARIANTS * SIZE * SIZE * 3);
  for (let variant = 0; variant < VARIANTS; variant++)
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const isFringe = fringe && y < 2 + Math.floor(3 * hash(x, variant, 0, 33));
        const from = isFringe ? fringe : color;
        const light = (isFringe ? patterns.grass : at)(x, y, variant);
        for (let channel = 0; channel < 3; channel++)
          points[((variant * SIZE + y) * SIZE + x) * 3 + channel] = linear(
            Math.min(255, from[channel] * light),
          );
      }
  return points;
}

function mean(points) {
  const sum = [0, 0, 0];
  for (let index = 0; index < points.length; index++) sum[index % 3] += points[index];
  return sum.map((value) => value / (points.length / 3));
}

for (const material of materials.slice(1)) {
  const top = material.top ?? material;
  const side = material.side ?? material;
  const upper = surface(top.color, top.pattern);
  const lateral = surface(side.color, side.pattern, side.fringe);
  material.points = [lateral, lateral, upper, upper, lateral, lateral];
  material.means = material.points.map(mean);
  const [red, green, blue] = material.color.map(linear);
  material.light = [red, green, blue].map((value) => value * (material.glow ?? 0));
  material.cast = [red, green, blue].map((value) => value * (material.shine ?? 0));
}

/** The kinds of materials by number. */
export const kindOf = Uint8Array.from(materials, ({ kind }) => kind ?? 0);
