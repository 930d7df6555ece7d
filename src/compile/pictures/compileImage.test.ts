import { expect, test } from "vitest";
import type { PicturePlace } from "../../fields/kind";
import { compileImage } from "./compileImage";

function compiled(
  field: Parameters<typeof compileImage>[1],
  [width, height] = [1920, 1080],
  formats = ["avif", "webp"],
  more: { tone?: string } = {},
) {
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    files: [400, 800, 1920].map((pixels) => ({
      path: `assets/pictures/a-${pixels}.${format}`,
      width: pixels,
    })),
  }));
  const assets = {
    icon: () => undefined,
    imageSize: () => ({ width, height }),
    versions: (path: string) => (path === "/a.png" ? { width, height, sources, ...more } : undefined),
  };
  return compileImage("/a.png", field, { assets, basePath: "/site/" });
}

const sizesIn = (place: PicturePlace, size?: [number, number]) =>
  compiled({ place }, size).sources?.[0]?.sizes;

test("has files in each format, including one that every browser supports", () => {
  expect(compiled({})).toEqual({
    src: "/site/assets/pictures/a-1920.webp",
    width: 1920,
    height: 1080,
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: [400, 800, 1920].map((one) => `/site/assets/pictures/a-${one}.${format} ${one}w`).join(", "),
      sizes: "100vw",
    })),
  });
});

test("keeps the original if it is needed, or if not all browsers support the other formats", () => {
  expect(compiled({ isOriginal: true })).toEqual({ src: "/site/a.png", width: 1920, height: 1080 });
  expect(compiled({}, undefined, ["avif"])).toMatchObject({
    src: "/site/a.png",
    sources: [{ type: "image/avif" }],
  });
});

test("names no format for a list of several formats that every browser supports", () => {
  const sources = [
    {
      files: [
        { path: "a-400.webp", width: 400 },
        { path: "a-900.jpeg", width: 900 },
      ],
    },
  ];
  const assets = {
    icon: () => undefined,
    imageSize: () => undefined,
    versions: () => ({ width: 900, height: 600, sources }),
  };
  expect(compileImage("/a.jpg", {}, { assets, basePath: "/" })).toEqual({
    src: "/a-900.jpeg",
    width: 900,
    height: 600,
    sources: [{ srcSet: "/a-400.webp 400w, /a-900.jpeg 900w", sizes: "min(900px, 100vw)" }],
  });
});

test("has one file with two device pixels per CSS pixel for small pictures", () => {
  const size = { width: 1920, height: 1080 };
  const small = (sizes: string) => compiled({ place: { sizes, isSmall: true } });
  expect(small("6rem")).toEqual({ src: "/site/assets/pictures/a-400.webp", ...size });
  expect(small("20rem")).toEqual({ src: "/site/assets/pictures/a-800.webp", ...size });
  expect(small("90rem")).toEqual({ src: "/site/assets/pictures/a-1920.webp", ...size });
});

test("limits the width to the picture's own, and by the maximum height", () => {
  const sizes = "(min-width: 40rem) 45rem, calc(100vw - 2rem)";
  expect(sizesIn({ sizes })).toBe(sizes);
  expect(sizesIn({ sizes }, [500, 500])).toBe(
    "(min-width: 40rem) min(500px, 45rem), min(500px, calc(100vw - 2rem))",
  );
  expect(sizesIn({ sizes: "100vw", height: 20 }, [1920, 960])).toBe("min(640px, 100vw)");
});

test("limits the size by the maximum height, independently of the files", () => {
  const place: PicturePlace = { sizes: "100vw", height: 20 };
  expect(compiled({ place })).toMatchObject({ width: 569, height: 320 });
  expect(compiled({ place }, [300, 200])).toMatchObject({ width: 300, height: 200 });
  expect(compiled({ place, isOriginal: true })).toMatchObject({ width: 569, height: 320 });
});

test("has a placeholder colour, except for icons and avatars", () => {
  const toned = (place?: PicturePlace) => compiled({ place }, undefined, undefined, { tone: "675" });
  expect(toned()).toHaveProperty("tone", "675");
  expect(toned({ sizes: "6rem", isSmall: true })).not.toHaveProperty("tone");
});
