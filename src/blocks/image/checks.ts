import type { BlockChecks } from "../../validate/blockCheck";
import { emptyAltReason } from "../../words/altText";

export const checks: BlockChecks = {
  "points-on-cropped": {
    severity: "warning",
    meaning: "Points are on a cropped picture, so they are in other places on other screens.",
    example:
      '{ "type": "image", "src": "/art/mill.svg", "alt": "The mill", "fit": "cover", "points": [{ "x": 40, "y": 60, "label": "Wheel" }] }',
    find({ fit, points }) {
      if (fit !== "cover" || points === undefined) return [];
      const message = 'A cropped picture moves under its points. Use "whole".';
      return [{ message, path: ["fit"], fix: { do: "replace", value: "whole" } }];
    },
  },
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
