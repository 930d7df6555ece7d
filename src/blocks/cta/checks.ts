import { isGroup } from "../../schema/structure";
import type { BlockChecks } from "../../validate/blockCheck";

const contents = ["heading", "intro", "image", "buttons"];

export const checks: BlockChecks = {
  "empty-cta": {
    severity: "warning",
    meaning: "A call to action has no words, picture or buttons.",
    example: '{ "type": "cta" }',
    find(block) {
      if (contents.some((key) => block[key] !== undefined)) return [];
      const message = 'This block is empty. Add "heading", "intro", "image" or "buttons".';
      return [{ message, path: [], at: "opening", needs: contents.map((key) => [key]) }];
    },
  },
  "picture-behind-banner": {
    severity: "warning",
    meaning: "A banner has two pictures, and its background picture is hidden.",
    example:
      '{ "type": "cta", "heading": "Come in", "layout": "banner", "image": { "src": "/logo.svg", "alt": "The sign" }, "background": { "image": "/art/mill.svg" } }',
    find({ layout, image, background }) {
      const hasTwo = image !== undefined && isGroup(background) && Object.hasOwn(background, "image");
      if (layout !== "banner" || !hasTwo) return [];
      const message =
        'The picture in "background" is hidden behind the banner\'s "image". Remove one of them.';
      return [{ message, path: ["background"], at: "key" }];
    },
  },
};
