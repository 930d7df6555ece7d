import { describe, expect, test } from "vitest";
import { heroLayoutNames } from "../fields/parts/heroLayout";
import { arrangeHero, type ArrangedHero } from "./arrangeHero";
import type { ImageSize } from "./assets";

const sizes: Record<string, ImageSize> = {
  "/wide.jpg": { width: 1600, height: 900 },
  "/tall.jpg": { width: 900, height: 1200 },
  "/figure.svg": { width: 1600, height: 900, isTransparent: true },
};
const assets = { icon: () => undefined, imageSize: (path: string) => sizes[path] };

type Picture = NonNullable<ArrangedHero["image"]>;
const picture = (src: string): Picture => ({ src: { src }, alt: "" });

/** Arranges a hero with these pictures, in a site with this layout. */
function arranged(usual: (typeof heroLayoutNames)[number], hero: ArrangedHero, withVersions = {}) {
  const paths = (pictures?: Picture[]) => pictures?.map(({ src }) => ({ src: src.src }));
  const [image] = paths(hero.image && [hero.image]) ?? [];
  const written = { image, images: paths(hero.images), layers: paths(hero.layers) };
  return arrangeHero(hero, written, { assets: { ...assets, ...withVersions }, layout: usual });
}

describe("the layout of a hero", () => {
  test.each(heroLayoutNames)("is %s if its pictures fit", (layout) => {
    const images = ["/wide.jpg", "/wide.jpg", "/wide.jpg"].map(picture);
    expect(arranged(layout, { images }).layout).toBe(layout);
    expect(arranged("split", { images, layout }).layout).toBe(layout);
  });

  const cropping = ["poster", "stage", "ticket", "ledger", "collage"] as const;

  test("is a window if an upright picture does not fit", () => {
    const image = picture("/tall.jpg");
    for (const layout of cropping) expect(arranged(layout, { image }).layout).toBe("window");
    expect(arranged("split", { image }).layout).toBe("split");
  });

  test("stays with a transparent picture, which is shown whole", () => {
    const image = picture("/figure.svg");
    for (const layout of [...cropping, "window"] as const)
      expect(arranged(layout, { image })).toMatchObject({ layout, isClear: true });
    expect(arranged("split", { image })).not.toHaveProperty("isClear");
  });

  test("stays with a picture that is to be shown whole, and not with one that is to be cropped", () => {
    const image = { ...picture("/tall.jpg"), fit: "whole" as const };
    expect(arranged("poster", { image })).toMatchObject({ layout: "poster", isClear: true });
    const cropped = { ...picture("/figure.svg"), fit: "cover" as const };
    expect(arranged("poster", { image: cropped })).not.toHaveProperty("isClear");
  });

  test("knows from the generated versions of a picture whether it is transparent", () => {
    const versions = (tone?: string) => ({
      versions: () => ({ width: 1600, height: 900, sources: [], ...(tone && { tone }) }),
    });
    const image = picture("/wide.jpg");
    expect(arranged("poster", { image }, versions())).toHaveProperty("isClear", true);
    expect(arranged("poster", { image }, versions("675"))).not.toHaveProperty("isClear");
  });

  test("is a ledger without a picture, unless pictures are next to the text", () => {
    expect(heroLayoutNames.map((layout) => arranged(layout, { cards: [] }).layout)).toEqual([
      "split",
      ...Array<string>(6).fill("ledger"),
    ]);
    expect(heroLayoutNames.map((layout) => arranged(layout, {}).layout)).toEqual(Array(7).fill("split"));
  });

  test("stays what only a hero can set", () => {
    const images = ["/tall.jpg", "/wide.jpg"].map(picture);
    for (const layout of ["bleed", "center"] as const)
      expect(arranged("poster", { layout, images })).toEqual({
        layout,
        images: [{ ...images[0], fit: "whole" }],
      });
    expect(arranged("poster", { layout: "cover", images })).toEqual({ layout: "cover", images });
  });
});

test("shows three pictures in a collage, one in other layouts, and layers instead of them", () => {
  const images = ["/wide.jpg", "/a.jpg", "/b.jpg", "/c.jpg"].map(picture);
  const image = picture("/wide.jpg");
  expect(arranged("collage", { image, images })).toEqual({
    layout: "collage",
    images: [image, ...images.slice(0, 2)],
  });
  expect(arranged("poster", { images })).toEqual({ layout: "poster", images: [images[0]] });
  expect(arranged("poster", { layers: images, image })).toEqual({ layout: "poster", layers: images });
  const layers = [picture("/figure.svg")];
  expect(arranged("poster", { layers })).not.toHaveProperty("isClear");
  expect(arranged("collage", { layers }).layout).toBe("window");
});
