import { expect, test } from "vitest";
import { pictureSize } from "./pictureSize";

const drawing = (content: string, box = "0 0 640 360") =>
  pictureSize(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="640" height="360"><defs><rect width="640" height="9"/></defs>${content}</svg>`,
    ),
  );

test.each([
  ['<rect width="640" height="360" fill="#fff"/>'],
  ['<rect width="100%" height="100%"/>'],
  ['<g clip-path="url(#a)"><path fill="url(#b)" d="M0 0h640v300H0z"/></g>'],
  ['<path d="M-20 0H660v360z"/>'],
])("finds the background of a drawing: %s", (content) => {
  expect(drawing(content)).toEqual({ width: 640, height: 360 });
});

test.each([
  ['<circle cx="320" cy="180" r="90"/>'],
  ['<rect x="9" width="90" height="90"/>'],
  ['<path d="M0 0h90v90z"/><rect width="640" height="360"/>'],
  [""],
])("finds a drawing without one transparent: %s", (content) => {
  expect(drawing(content)).toEqual({ width: 640, height: 360, isTransparent: true });
});

test("considers the position of the view box", () => {
  expect(drawing('<path d="M40 40h480v292z"/>', "45 78 470 410")).not.toHaveProperty("isTransparent");
  expect(drawing('<path d="M60 40h480v292z"/>', "45 78 470 410")).toHaveProperty("isTransparent", true);
});
