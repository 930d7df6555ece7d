import type { BlockChecks } from "../../validate/blockCheck";
import { emptyAltReason } from "../../words/altText";

export const checks: BlockChecks = {
  "image-without-alt": {
    severity: "warning",
    meaning: "A picture has no useful alternative text.",
    example: '{ "type": "image", "src": "/art/mill.svg", "alt": "" }',
    find({ alt }) {
      const reason = emptyAltReason(alt);
      if (reason === undefined) return [];
      const message = `${reason} Describe the picture in a few words, as you would over the phone.`;
      return [{ message, path: ["alt"] }];
    },
  },
};
