import { isGroup } from "../../schema/structure";
import type { BlockChecks } from "../../validate/blockCheck";

export const checks: BlockChecks = {
  "picture-behind-banner": {
    severity: "warning",
    meaning: "A banner has two pictures, of which nobody sees the one of its background.",
    example:
      '{ "type": "cta", "heading": "Come in", "layout": "banner", "image": { "src": "/logo.svg", "alt": "The sign" }, "background": { "image": "/art/mill.svg" } }',
    find({ layout, image, background }) {
      const hasTwo = image !== undefined && isGroup(background) && Object.hasOwn(background, "image");
      if (layout !== "banner" || !hasTwo) return [];
      const message =
        'Nobody sees the picture of "background", as a "banner" stands on its "image". Remove one of the two.';
      return [{ message, path: ["background"], at: "key" }];
    },
  },
};
