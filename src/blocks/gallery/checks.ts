import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { emptyAltReason } from "../../words/altText";
import { quote } from "../../words/words";

export const checks: BlockChecks = {
  "gallery-without-words": {
    severity: "warning",
    meaning: "The words for a picture of a gallery do not tell what it shows.",
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
          : ` The same is true of ${others.length} more ${others.length === 1 ? "picture" : "pictures"} of this gallery.`;
      const message = `${first.reason} Write what is to see in a few words, as you would tell it on the phone.${more}`;
      return [{ message, path: first.path }];
    },
  },
  "gallery-of-one": {
    severity: "warning",
    meaning: "A gallery has a single picture.",
    example: galleryOf('{ "src": "/art/mill.svg", "alt": "The mill at dusk" }'),
    find({ items }) {
      if (!Array.isArray(items) || items.length !== 1) return [];
      const message =
        'One picture makes no gallery. Use a block of the type "image" for it, whose "src", "alt" and "caption" stand in the block itself, or add more pictures.';
      return [{ message, path: ["items"] }];
    },
  },
  "repeated-picture": {
    severity: "warning",
    meaning: "A picture stands twice in a gallery.",
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
        const message = `${quote(src)} stands further up in this gallery already. Remove one of the two, or name another file.`;
        return [{ message, path: [...path, "src"] }];
      });
    },
  },
};

/** A gallery of these pictures. */
function galleryOf(...pictures: string[]): string {
  return `{
  "type": "gallery",
  "items": [
    ${pictures.join(",\n    ")}
  ]
}`;
}
