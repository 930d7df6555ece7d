import type { Choice } from "./seededChoice";
import { tinctures } from "./tinctures";

const size = 8;
/** Each skin with its shadow, which is the colour of the mouth. */
const skins = [
  ["#f6d9c0", "#b5897a"],
  ["#f0c6a0", "#a5735a"],
  ["#dfa876", "#96633f"],
  ["#c4854f", "#7d4e2c"],
  ["#995c36", "#5d3319"],
  ["#6e412a", "#3f2114"],
] as const;
const hairColors = ["#2b1d16", "#5b391f", "#a5652c", "#dba640", "#8e9298", "#b2402e", "#e9e1d2", "#3c4a66"];
const eyeColors = ["#3d6e39", "#2d55a5", "#5c3a1f", "#30343d"];

/*
 * Rows of a face: "#" is coloured. Rows that are missing show what is behind. "+" is the second colour.
 */
const hairs = [
  ["########"],
  ["########", "########"],
  ["########", "########", "#......#"],
  ["########", "########", "###....#", "#......#"],
  ["########", "########", "##....##", "#......#", "#......#", "#......#", "#......#", "#......#"],
  ["########", "#..##..#", "#......#", "#......#"],
  [".######."],
  ["########", "######..", "##......", "#......."],
  ["########", "########", "#.#..#.#", "#......#", "#......#"],
  [],
] as const;
const beards = [
  [],
  [],
  [],
  ["..####..", "..#..#..", "..####.."],
  ["#......#", "########", "########"],
  [".######.", ".#....#.", ".######."],
  ["........", "........", "..####.."],
  ["..####..", "........", "........"],
  ["#......#", "##....##", "########"],
] as const;
const headgears = [
  [],
  [],
  [],
  ["........", "........", "########"],
  ["########", "########", "++++++++"],
  ["..####..", "########"],
  ["##....##", "##....##", "########"],
  ["#.#..#.#", "########"],
  ["########", "########", "#......#", "#......#", "#......#", "#......#", "#......#", "#......#"],
  ["........", "########", "........"],
] as const;

/** A face of eight by eight pixels. */
export function pixelFace(choose: Choice): [fill: string, path: string][] {
  const [skin, shadow] = choose(skins);
  const hair = choose(hairColors);
  const eye = choose(eyeColors);
  const cloth = choose(tinctures);
  const rim = choose(tinctures.filter((one) => one !== cloth));
  const pixels = Array.from({ length: size }, () => Array<string>(size).fill(skin));
  const paint = (rows: readonly string[], top: number, colors: Record<string, string>) =>
    rows.forEach((row, y) =>
      Array.from(row).forEach((sign, x) => {
        if (colors[sign]) pixels[top + y]![x] = colors[sign];
      }),
    );
  paint(choose(hairs), 0, { "#": hair });
  paint([choose(["...##...", "..####..", "........"])], 6, { "#": shadow });
  paint(choose(beards), 5, { "#": hair });
  paint(choose(headgears), 0, { "#": cloth, "+": rim });
  paint([".WE..EW."], choose([3, 4]), { W: "#fff", E: eye });
  return [[skin, `M0 0h${size}v${size}H0z`], ...pathsOf(pixels, skin)];
}

/** The pixels of each colour as one path of rectangles. */
function pathsOf(pixels: readonly (readonly string[])[], ground: string): [fill: string, path: string][] {
  const paths = new Map<string, string>();
  pixels.forEach((row, y) => {
    for (let x = 0; x < size;) {
      const color = row[x]!;
      const from = x;
      while (row[x] === color) x++;
      const isRun = (line: readonly string[] | undefined) =>
        line !== undefined &&
        line[from - 1] !== color &&
        line[x] !== color &&
        line.slice(from, x).every((one) => one === color);
      // Part of a rectangle that began in the row above.
      if (color === ground || isRun(pixels[y - 1])) continue;
      let bottom = y + 1;
      while (isRun(pixels[bottom])) bottom++;
      paths.set(color, `${paths.get(color) ?? ""}M${from} ${y}h${x - from}v${bottom - y}h${from - x}z`);
    }
  });
  return [...paths];
}
