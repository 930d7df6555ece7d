import type { BlockChecks } from "../../validate/blockCheck";

/** What the layouts that need a picture do with it. */
const placesOfPictures = new Map<unknown, string>([
  ["cover", "the text is on a picture"],
  ["bleed", "a picture reaches the edge of the screen"],
]);

/** Where the picture stands in the layouts that have it on neither side of the words. */
const picturesOnNoSide = new Map<unknown, string>([
  ["center", "in one column with the text"],
  ["cover", "behind the text"],
]);

export const checks: BlockChecks = {
  "cover-without-picture": {
    severity: "warning",
    meaning: "The layout of a hero requires a picture, but it has none.",
    example: '{ "type": "hero", "heading": "Fernhollow", "layout": "cover" }',
    find(hero) {
      const place = placesOfPictures.get(hero["layout"]);
      if (!place || Object.hasOwn(hero, "image") || Object.hasOwn(hero, "images")) return [];
      const message = `In the layout "${String(hero["layout"])}", ${place}, but this hero has none. Add an "image", or remove "layout".`;
      return [{ message, path: ["layout"] }];
    },
  },
  "unused-picture-position": {
    severity: "warning",
    meaning: "The position of a hero's picture has no effect in its layout.",
    example:
      '{ "type": "hero", "heading": "Fernhollow", "layout": "center", "imagePosition": "start", "image": { "src": "/logo.svg", "alt": "The sign" } }',
    find(hero) {
      const place = picturesOnNoSide.get(hero["layout"]);
      if (!place || !Object.hasOwn(hero, "imagePosition")) return [];
      const message = `"imagePosition" has no effect in the layout "${String(hero["layout"])}", because the picture is ${place}. Remove "imagePosition", or use the layout "split" or "bleed".`;
      return [{ message, path: ["imagePosition"], at: "key" }];
    },
  },
  "unused-picture": {
    severity: "warning",
    meaning: "A hero has pictures that are not shown.",
    example:
      '{ "type": "hero", "heading": "Fernhollow", "layout": "cover", "image": { "src": "/logo.svg", "alt": "The sign" }, "images": [{ "src": "/art/mill.svg", "alt": "The mill" }, { "src": "/logo.svg", "alt": "The sign" }] }',
    find(hero) {
      if (!Object.hasOwn(hero, "images")) return [];
      if (hero["layout"] !== "cover") {
        const hint =
          '"images" requires the layout "cover". Add "layout": "cover", or use one picture as "image".';
        return [{ message: hint, path: ["images"], at: "key", needs: [["layout"]] }];
      }
      if (!Object.hasOwn(hero, "image")) return [];
      const message =
        '"image" is not shown because "images" replaces it. Move it to "images", or remove one of the keys.';
      return [{ message, path: ["image"], at: "key" }];
    },
  },
};
