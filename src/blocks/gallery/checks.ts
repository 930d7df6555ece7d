import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { inline } from "../../schema/exampleOf";
import { isGroup } from "../../schema/structure";
import { emptyAltReason } from "../../words/altText";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "gallery-without-alt": {
    severity: "warning",
    meaning: "A picture in a gallery has no useful alternative text.",
    example: galleryOf('{ "src": "/art/mill.svg", "alt": "" }', '{ "src": "/logo.svg", "alt": "The sign" }'),
    find(gallery) {
      const wordless = entriesAt(gallery, ["items"]).flatMap(({ value: { alt }, path }) => {
        const reason = emptyAltReason(alt);
        return reason === undefined ? [] : [{ reason, path: [...path, "alt"] }];
      });
      const [first, ...others] = wordless;
      if (!first) return [];
      const more =
        others.length === 0
          ? ""
          : ` The same applies to ${others.length} more ${others.length === 1 ? "picture" : "pictures"} in this gallery.`;
      const message = `${first.reason} Describe the picture in a few words, as you would over the phone.${more}`;
      return [{ message, path: first.path }];
    },
  },
  "gallery-of-one": {
    severity: "warning",
    meaning: "A gallery has only one picture.",
    example: galleryOf('{ "src": "/art/mill.svg", "alt": "The mill at dusk" }'),
    find({ items }) {
      if (!Array.isArray(items) || items.length !== 1) return [];
      const [picture] = items as unknown[];
      const keys = isGroup(picture) && isGroup(picture["image"]) ? picture["image"] : picture;
      const instead = isGroup(keys) ? `: ${inline({ type: "image", ...keys })}` : "";
      const message = `This gallery has only one picture. Add more, or use an "image" block instead${instead}.`;
      return [{ message, path: ["items"] }];
    },
  },
  "repeated-picture": {
    severity: "warning",
    meaning: "A gallery contains the same picture twice.",
    example: galleryOf(
      '{ "src": "/art/mill.svg", "alt": "The mill at dusk" }',
      '{ "src": "/art/mill.svg", "alt": "The mill" }',
    ),
    find(gallery) {
      const seen = new Set<unknown>();
      return entriesAt(gallery, ["items"]).flatMap(({ value: { src }, path }): FoundInBlock[] => {
        if (typeof src !== "string" || src === "" || !seen.has(src)) {
          seen.add(src);
          return [];
        }
        const message = `${quote(src)} is already in this gallery. Remove one of the two pictures, or use a different file.`;
        return [{ message, path: [...path, "src"] }];
      });
    },
  },
};

function galleryOf(...pictures: string[]): string {
  return `{
  "type": "gallery",
  "items": [
    ${pictures.join(",\n    ")}
  ]
}`;
}
