import { refusalOf } from "../../fields/addresses/frame";
import type { BlockChecks } from "../../validate/blockCheck";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "embed-refused": {
    severity: "error",
    meaning: "An embedded page does not allow embedding.",
    example: '{ "type": "embed", "href": "https://discord.gg/fernhollow", "title": "Our Discord" }',
    find({ href }) {
      const advice = typeof href === "string" ? refusalOf(href) : undefined;
      if (advice === undefined) return [];
      return [{ message: `${quote(String(href))} cannot be embedded. ${advice}`, path: ["href"] }];
    },
  },
};
