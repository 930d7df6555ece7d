import { blockSchemas, type BlockType } from "../blocks/schemas";
import { presetNames } from "../config/theme";
import { configSchema } from "../config/config";
import { shapeOf } from "../schema/schemaAt";
import { type Schema, structureOf } from "../schema/structure";
import { blockTypes } from "./blocks";
import { unwrap } from "./keyFacts";

/** One picture of the gallery in the documentation. */
export interface GalleryPicture {
  /** The name of its file in `docs/images`, without its ending. */
  name: string;
  /** The block that it shows; without one, it shows a part of the theme or of what surrounds pages. */
  block?: BlockType;
  /** What is set in the block, or else in the config, to look like it: a key, or several down to it, and its value. */
  set?: { keys: readonly string[]; value: string };
}

/** A key whose values are looks: what it is called, what it says of itself, and the pictures of its values. */
export interface GalleryChoice {
  keys: readonly string[];
  schema: Schema;
  pictures: readonly GalleryPicture[];
}

/** A block in the gallery: one picture, or one for each of its layouts. */
export interface GalleryBlock {
  type: BlockType;
  pictures: readonly GalleryPicture[];
}

/** The picture of a preset, as `docs/looks.md` shows it too. */
export const presetPicture = (preset: string) => `look-${preset}`;

/** Every block type, in the order in which blocks are offered. */
export const galleryBlocks: readonly GalleryBlock[] = blockTypes.map((block) => {
  const layouts = valuesOf(shapeOf(blockSchemas[block], undefined)["layout"]);
  return {
    type: block,
    pictures:
      layouts.length === 0
        ? [{ name: `block-${block}`, block }]
        : layouts.map((value) => ({
            name: `block-${block}-${value}`,
            block,
            set: { keys: ["layout"], value },
          })),
  };
});

/** Every key that chooses among looks: those of the theme but for its preset, and the layout of the header. */
export const galleryChoices: readonly GalleryChoice[] = [
  ...choicesIn("theme").filter(({ keys }) => keys.at(-1) !== "preset"),
  ...choicesIn("theme", "background"),
  ...choicesIn("navigation").filter(({ keys }) => keys.at(-1) === "layout"),
];

/** The presets, which have pictures of their own. */
export { presetNames as galleryPresets };

/** The keys of a group of the config whose values are one of a few words. */
function choicesIn(...group: readonly string[]): GalleryChoice[] {
  const schema = group.reduce<Schema>(
    (parent, key) => unwrap(shapeOf(parent, undefined)[key]!).value,
    configSchema,
  );
  return Object.entries(shapeOf(schema, undefined)).flatMap(([key, value]) => {
    const values = valuesOf(value);
    const keys = [...group, key];
    const pictures = values.map((one) => ({ name: `${keys.join("-")}-${one}`, set: { keys, value: one } }));
    return values.length === 0 ? [] : [{ keys, schema: value, pictures }];
  });
}

/** The words that a key can be; none where it can be something else. */
function valuesOf(schema: Schema | undefined): string[] {
  const structure = schema && structureOf(unwrap(schema).value);
  return structure?.is === "enum" ? structure.values.map(String) : [];
}
