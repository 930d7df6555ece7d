import { expect, test } from "vitest";
import { type HeaderContent, placesBeside } from "./headerRoom";

const header = (content: Partial<HeaderContent>): HeaderContent => ({
  brand: 8,
  links: [6, 6, 6, 6],
  icons: 0,
  primary: 0,
  startRoom: 0,
  endRoom: 0,
  buttons: 0,
  languages: 0,
  ...content,
});

test("puts half of the links before the name if both sides fit", () => {
  expect(placesBeside(header({}))?.first).toBe(2);
  expect(placesBeside(header({ primary: 12 }))?.first).toBe(2);
  expect(placesBeside(header({ links: [20, 6, 6, 6] }))?.first).toBe(2);
  expect(placesBeside(header({ links: [6] }))?.first).toBe(1);
});

test("otherwise puts the number of links before the name that keeps the wider side narrowest", () => {
  expect(placesBeside(header({ primary: 20 }))?.first).toBe(4);
  expect(placesBeside(header({ startRoom: 20 }))?.first).toBe(1);
  expect(placesBeside(header({ links: [28, 6, 6, 6] }))?.first).toBe(1);
});

test("needs a screen twice as wide as the wider side, plus the name", () => {
  expect(placesBeside(header({}))).toEqual({ first: 2, from: 64, isFrontWider: true });
  expect(placesBeside(header({ links: Array<number>(8).fill(7) }))).toEqual({
    first: 4,
    from: 74,
    isFrontWider: true,
  });
  expect(placesBeside(header({ links: Array<number>(8).fill(8) }))).toEqual({
    first: 4,
    from: 83,
    isFrontWider: true,
  });
});

test("reports which side is wider", () => {
  expect(placesBeside(header({ links: [20, 6, 6] }))?.isFrontWider).toBe(true);
  expect(placesBeside(header({ primary: 10 }))?.isFrontWider).toBe(false);
  expect(placesBeside(header({ links: [6, 6, 20] }))?.isFrontWider).toBe(false);
});

test("finds no screen wide enough for more than a page holds", () => {
  expect(placesBeside(header({ links: Array<number>(8).fill(11) }))).toBeUndefined();
  expect(placesBeside(header({ brand: 90, links: [] }))).toBeUndefined();
});
