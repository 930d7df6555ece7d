import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";

/** The layouts that need a picture. */
const pictureLayouts = new Map<unknown, string>([
  ["cover", "puts the text on top of a picture"],
  ["bleed", "extends a picture to the edge of the screen"],
  ["poster", "puts a wide picture below the heading"],
  ["stage", "ends with a picture as wide as the screen"],
  ["ticket", "puts the text on top of a picture"],
  ["window", "puts a picture between the texts"],
]);

/** The layouts without a picture beside the text. */
const layoutsWithoutSides = new Map<unknown, string>([
  ["center", "in one column with the text"],
  ["cover", "behind the text"],
  ["poster", "below the heading"],
  ["stage", "below the text"],
  ["ticket", "behind the text"],
  ["window", "between the texts"],
  ["ledger", "below the text"],
  ["collage", "one of three"],
]);

const pictureKeys = ["image", "images", "layers"];
const hasPicture = (hero: object) => pictureKeys.some((key) => Object.hasOwn(hero, key));

/** A layout whose pictures do not suffice shows another one. */
const collage = '"layout": "collage" shows three pictures. Add three as "images", or remove "layout".';

export const checks: BlockChecks = {
  "cover-without-picture": {
    severity: "warning",
    meaning: "A hero has no picture, but its layout requires one.",
    example: '{ "type": "hero", "heading": "Fernhollow", "layout": "cover" }',
    find(hero) {
      const place = pictureLayouts.get(hero["layout"]);
      if (hero["layout"] === "collage" && !hasThree(hero)) return [{ message: collage, path: ["layout"] }];
      if (!place || hasPicture(hero)) return [];
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
      const { layout } = hero;
      const found: FoundInBlock[] = [];
      const note = (key: string, message: string) => found.push({ message, path: [key], at: "key" });
      if (Object.hasOwn(hero, "layers")) {
        if (layout === "cover")
          note(
            "layers",
            '"layers" has no effect with "layout": "cover". Use "layout": "ticket", or one picture as "image".',
          );
        else
          for (const key of ["image", "images"])
            if (Object.hasOwn(hero, key))
              note(key, `"${key}" is not shown because "layers" replaces it. Remove one of the two keys.`);
      }
      if (!Object.hasOwn(hero, "images") || found.length > 0) return found;
      if (layout !== undefined && layout !== "cover" && layout !== "collage") {
        const hint =
          '"images" works only with "layout": "cover" or "collage". Set one of them, or use one picture as "image".';
        return [{ message: hint, path: ["images"], at: "key", needs: [["layout"]] }];
      }
      if (layout !== "cover" || !Object.hasOwn(hero, "image")) return [];
      const message =
        '"image" is not shown because "images" replaces it. Move the picture to "images", or remove one of the two keys.';
      return [{ message, path: ["image"], at: "key" }];
    },
  },
};

/** Whether a hero has the pictures of a collage. */
function hasThree({ image, images }: Readonly<Record<string, unknown>>): boolean {
  const count = Array.isArray(images) ? images.length : 0;
  return count + Number(image !== undefined) >= 3;
}
