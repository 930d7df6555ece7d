import { brotliCompressSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { type FaceDrawing } from "../../../fields/pictures/face";
import { facePainter } from "./drawFace";
import { initials } from "./initials";

const styles = ["pixel", "crest", "letters"] as const;
const names = Array.from({ length: 2400 }, (_, index) => `Miller_${index.toString(36)}`);
const faceOf = (style: FaceDrawing["style"], name: string) => facePainter(style)(name);

describe.each(styles)("a face in the style %s", (style) => {
  it("is the same for the same name", () => {
    expect(faceOf(style, "Anna")).toEqual(faceOf(style, "Anna"));
    expect(faceOf(style, "Anna")).not.toEqual(faceOf(style, "Bram"));
  });

  it("is drawn again if somebody else on the page has it, but not for the same person", () => {
    const draw = facePainter(style);
    const drawn = names.slice(0, 40).map(draw);
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(40);
    expect(draw(names[0]!)).toEqual(drawn[0]);
  });

  it("stays inside its square", () => {
    const box = style === "pixel" ? 8 : 24;
    for (const { shapes } of names.slice(0, 200).map((name) => faceOf(style, name)))
      for (const [fill, path] of shapes) {
        expect(fill).toMatch(/^#(?:[\da-f]{3}){1,2}$/);
        for (const [, x, y] of path.matchAll(/[ML]([\d.]+) ([\d.]+)/g))
          expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(box);
      }
  });
});

test.each([
  ["pixel", 2300],
  ["crest", 1600],
] as const)("among 2,400 names, the style %s draws at least %i faces", (style, least) => {
  const faces = new Set(names.map((name) => JSON.stringify(faceOf(style, name).shapes)));
  expect(faces.size).toBeGreaterThanOrEqual(least);
});

test.each(styles)("forty faces in the style %s take at most 1 KiB of a compressed page", (style) => {
  const draw = facePainter(style);
  const html = names.slice(0, 40).map((name) => svgOf(draw(name)));
  expect(html.join("").length / 40).toBeLessThan(420);
  expect(brotliCompressSync(html.join("")).length).toBeLessThan(1024);
});

/** Like the component, which a test of the block renders. */
function svgOf({ shapes, letters = "" }: FaceDrawing): string {
  const paths = shapes.map(([fill, path]) => `<path fill="${fill}" d="${path}"></path>`).join("");
  const text = letters && `<text x="12" y="12">${letters}</text>`;
  return `<svg class="a b" viewBox="0 0 24 24" aria-hidden="true">${paths}${text}</svg>`;
}

test.each([
  ["Bram", "B"],
  ["OldTom", "OT"],
  ["Miller_Anna", "MA"],
  ["_Kaja__of_Ash_", "KO"],
  ["JO", "J"],
  ["Jo & Fern", "JF"],
  ["ليلى", "ل"],
  ["เสือดาว", "เ"],
  ["42", "4"],
  ["___", "_"],
])("the letters of %s are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
