import { blockSchemas } from "../blocks/schemas";
import { galleryBlocks, galleryChoices, type GalleryPicture, galleryPresets, presetPicture } from "./gallery";
import { describe } from "../schema/keyFacts";
import { anchorOf, code, described } from "./markdown";

/** The gallery page: every preset, block and layout, and every value of the keys that choose a look. */
export function formatGalleryPage(hasPicture: (name: string) => boolean): string {
  return `${[
    "# Gallery",
    "<!-- The command `schema` writes this page from the schemas in src/, and `npm run docs:pictures` takes its pictures. Changes made here are lost. -->",
    opening,
    "## Presets",
    'A preset sets the whole look: `"theme": { "preset": "meadow" }`. [Looks](looks.md) has larger pictures and explains how to change a preset.',
    grid(galleryPresets.map((preset) => ({ words: code(preset), picture: presetPicture(preset) }))),
    "## Blocks",
    ...galleryBlocks.flatMap(({ type, pictures }) => [
      `### ${code(type)}`,
      `${described(describe(blockSchemas[type]))} [All keys](config.md#${anchorOf(`${type} block`)})`,
      ...pictures
        .filter(({ name }) => hasPicture(name))
        .flatMap((picture) => [...caption(picture), image(picture.name, wordsOf(picture))]),
    ]),
    "## Theme options",
    "Each preset has its own values for these keys. You can override them in your config.",
    ...galleryChoices.flatMap(({ keys, schema, pictures }) => [
      `### ${code(keys.join("."))}`,
      described(describe(schema)),
      grid(pictures.map(({ name, set }) => ({ words: code(set!.value), picture: name }))),
    ]),
  ].join("\n\n")}\n`;
}

const opening = `These screenshots show all presets, blocks and theme options. Each page was built from only a config and a few pictures.
The [config reference](config.md) describes the keys.`;

/** The setting in a picture, if its block has several pictures. */
function caption({ set }: GalleryPicture): string[] {
  return set ? [code(`"${set.keys.join(".")}": "${set.value}"`)] : [];
}

function wordsOf({ block, set }: GalleryPicture): string {
  return [`The ${block} block`, set && `with the ${set.value} layout`].filter(Boolean).join(" ");
}

function image(name: string, alt: string): string {
  return `![${alt}](images/${name}.webp)`;
}

/** A table of pictures with captions, in two columns. */
function grid(cells: readonly { words: string; picture: string }[]): string {
  const rows = cells.map(({ words, picture }) => `${words}<br>${image(picture, words.replaceAll("`", ""))}`);
  const pairs = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) =>
    rows.slice(2 * index, 2 * index + 2),
  );
  return [
    "|  |  |",
    "| --- | --- |",
    ...pairs.map(([first, second = ""]) => `| ${first} | ${second} |`),
  ].join("\n");
}
