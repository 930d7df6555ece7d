import type { BlockChecks } from "../../validate/blockCheck";

/** The layouts that need a picture. */
const pictureLayouts = new Map<unknown, string>([
  ["cover", "puts the text on top of a picture"],
  ["bleed", "extends a picture to the edge of the screen"],
]);

/** The layouts without a picture beside the text. */
const layoutsWithoutSides = new Map<unknown, string>([
  ["center", "in one column with the text"],
  ["cover", "behind the text"],
]);

export const checks: BlockChecks = {
  "cover-without-picture": {
    severity: "warning",
    meaning: "A hero has no picture, but its layout requires one.",
    example: '{ "type": "hero", "heading": "Fernhollow", "layout": "cover" }',
    find(hero) {
      const place = pictureLayouts.get(hero["layout"]);
      if (!place || Object.hasOwn(hero, "image") || Object.hasOwn(hero, "images")) return [];
      const message = `"layout": "${String(hero["layout"])}" ${place}, but this hero has no picture. Add an "image", or remove "layout".`;
      return [{ message, path: ["layout"] }];
    },
  },
  "unused-picture-position": {
    severity: "warning",
    meaning: "The position of a hero's picture has no effect in the hero's layout.",
    example:
      '{ "type": "hero", "heading": "Fernhollow", "layout": "center", "imagePosition": "start", "image": { "src": "/logo.svg", "alt": "The sign" } }',
    find(hero) {
      const place = layoutsWithoutSides.get(hero["layout"]);
      if (!place || !Object.hasOwn(hero, "imagePosition")) return [];
      const message = `"imagePosition" has no effect with "layout": "${String(hero["layout"])}" because the picture is ${place}. Remove "imagePosition", or set "layout" to "split" or "bleed".`;
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
          '"images" works only with "layout": "cover". Set that layout, or use one picture as "image".';
        return [{ message: hint, path: ["images"], at: "key", needs: [["layout"]] }];
      }
      if (!Object.hasOwn(hero, "image")) return [];
      const message =
        '"image" is not shown because "images" replaces it. Move the picture to "images", or remove one of the two keys.';
      return [{ message, path: ["image"], at: "key" }];
    },
  },
};
