import type { BlockChecks } from "../../validate/blockCheck";

/** What the layouts that need a picture do with it. */
const placesOfPictures = new Map<unknown, string>([
  ["cover", "the words stand on a picture"],
  ["bleed", "a picture reaches the edge of the screen"],
]);

/** Where the picture stands in the layouts that have it on neither side of the words. */
const picturesOnNoSide = new Map<unknown, string>([
  ["center", "in one column with the words"],
  ["cover", "behind the words"],
]);

export const checks: BlockChecks = {
  "cover-without-picture": {
    severity: "warning",
    meaning: "A hero is to stand on a picture, or beside one up to the edge of the screen, and has none.",
    example: '{ "type": "hero", "heading": "Fernhollow", "layout": "cover" }',
    find(hero) {
      const place = placesOfPictures.get(hero["layout"]);
      if (!place || Object.hasOwn(hero, "image") || Object.hasOwn(hero, "images")) return [];
      const message = `With "${String(hero["layout"])}" ${place}, and this hero has none. Add an "image", or remove "layout".`;
      return [{ message, path: ["layout"] }];
    },
  },
  "unused-picture-position": {
    severity: "warning",
    meaning: "A hero says on which side its picture stands, and its picture stands on none.",
    example:
      '{ "type": "hero", "heading": "Fernhollow", "layout": "center", "imagePosition": "start", "image": { "src": "/logo.svg", "alt": "The sign" } }',
    find(hero) {
      const place = picturesOnNoSide.get(hero["layout"]);
      if (!place || !Object.hasOwn(hero, "imagePosition")) return [];
      const message = `"imagePosition" does nothing in the layout "${String(hero["layout"])}", where the picture stands ${place}. Remove "imagePosition", or use the layout "split" or "bleed".`;
      return [{ message, path: ["imagePosition"], at: "key" }];
    },
  },
  "unused-picture": {
    severity: "warning",
    meaning: "A hero has pictures that nobody sees.",
    example:
      '{ "type": "hero", "heading": "Fernhollow", "layout": "cover", "image": { "src": "/logo.svg", "alt": "The sign" }, "images": [{ "src": "/art/mill.svg", "alt": "The mill" }, { "src": "/logo.svg", "alt": "The sign" }] }',
    find(hero) {
      if (!Object.hasOwn(hero, "images")) return [];
      if (hero["layout"] !== "cover") {
        const hint =
          'The pictures of "images" take turns behind the words, which stand there with "layout": "cover" alone. Add it, or keep one picture as "image".';
        return [{ message: hint, path: ["images"], at: "key", needs: [["layout"]] }];
      }
      if (!Object.hasOwn(hero, "image")) return [];
      const message =
        'Nobody sees "image", as the pictures of "images" take turns in its place. Make it the first of them, or remove one of the two keys.';
      return [{ message, path: ["image"], at: "key" }];
    },
  },
};
