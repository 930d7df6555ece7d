import { blockSchemas, type BlockType } from "../blocks/schemas";
import { presetNames } from "../config/theme";
import { configSchema } from "../config/config";
import { shapeOf } from "../schema/schemaAt";
import { type Schema, structureOf } from "../schema/structure";
import { blockTypes } from "./blocks";
import { unwrap } from "../schema/keyFacts";

/** A picture of the gallery in the documentation. */
export interface GalleryPicture {
  /** The file name in `docs/images`, without its extension. */
  name: string;
  /** The block shown; absent for parts of the theme and the page frame. */
  block?: BlockType;
  /** The setting shown: the path of a key in the block or the config, and its value. */
  set?: { keys: readonly string[]; value: string };
}

/** A key whose values are looks, with its description and the pictures of its values. */
export interface GalleryChoice {
  keys: readonly string[];
  schema: Schema;
  pictures: readonly GalleryPicture[];
}

/** A block with one picture, or one for each layout. */
export interface GalleryBlock {
  type: BlockType;
  pictures: readonly GalleryPicture[];
}

/** The picture of a preset, also used in `docs/looks.md`. */
export const presetPicture = (preset: string) => `look-${preset}`;

/** Every block type, in the order of the docs. */
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

/** The keys of the theme with a choice of looks, except presets, and the layout of the header. */
export const galleryChoices: readonly GalleryChoice[] = [
  ...choicesIn("theme").filter(({ keys }) => !/preset|alternate/.test(keys.at(-1)!)),
  ...choicesIn("theme", "background"),
  ...choicesIn("navigation").filter(({ keys }) => keys.at(-1) === "layout"),
];

export { presetNames as galleryPresets };

/** The keys of an object whose values are fixed words. */
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

/** The allowed words of a key. */
function valuesOf(schema: Schema | undefined): string[] {
  const structure = schema && structureOf(unwrap(schema).value);
  if (structure?.is === "choice") return structure.options.flatMap(valuesOf);
  return structure?.is === "enum" ? structure.values.map(String) : [];
}
