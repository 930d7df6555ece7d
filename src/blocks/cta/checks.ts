import { isGroup } from "../../schema/structure";
import type { BlockChecks } from "../../validate/blockCheck";

export const checks: BlockChecks = {
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
