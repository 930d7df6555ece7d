import type { BlockChecks } from "../../validate/blockCheck";

const contents = ["heading", "intro", "text"];

export const checks: BlockChecks = {
  "empty-callout": {
    severity: "warning",
    meaning: "A callout is empty.",
    example: '{ "type": "callout", "tone": "info" }',
    find(block) {
      const { buttons } = block;
      const hasButtons = Array.isArray(buttons) && buttons.length > 0;
      if (hasButtons || contents.some((key) => Object.hasOwn(block, key))) return [];
      const message = 'This callout is empty. Add "heading" or "text".';
      return [{ message, path: [], at: "opening" }];
    },
  },
};
