import type { BlockChecks } from "../../validate/blockCheck";
import { emptyAltReason } from "../../words/altText";

export const checks: BlockChecks = {
  "image-without-words": {
    severity: "warning",
    meaning: "The words for a picture do not tell what it shows.",
    example: '{ "type": "image", "src": "/art/mill.svg", "alt": "" }',
    find({ alt }) {
      const reason = emptyAltReason(alt);
      if (reason === undefined) return [];
      const message = `${reason} Write what is to see in a few words, as you would tell it on the phone.`;
      return [{ message, path: ["alt"] }];
    },
  },
};
