import { entriesAt } from "../../schema/schemaAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { inline } from "../../schema/exampleOf";
import { withoutPicture } from "../../fields/parts/withoutPicture";
import { quote } from "../../words/words";

const mediaOf = (items: string) => `{ "type": "media", "items": [${items}] }`;
const tour = '"src": "/art/tour.mp4", "title": "A tour of the village"';

/** The formats of video files and captions. */
const formats = [
  { key: "src", ends: /\.(?:mp4|webm)$/i, what: "a video", advice: "Save it as MP4 (H.264) or WebM" },
  {
    key: "captions",
    ends: /\.vtt$/i,
    what: "a captions file",
    advice: "Save it as WebVTT, with the file extension .vtt",
  },
] as const;

export const checks: BlockChecks = {
  "media-without-picture": {
    severity: "warning",
    meaning: "An entry in a media block has neither a picture nor a video, or has both.",
    example: mediaOf('{ "title": "The mill", "text": "It still grinds." }'),
    find: (block) =>
      entriesAt(block, ["items"]).flatMap(({ value: entry, path }): FoundInBlock[] => {
        const hasImage = Object.hasOwn(entry, "image");
        const hasVideo = Object.hasOwn(entry, "video");
        if (hasImage && hasVideo) {
          const message =
            '"image" is not shown because "video" replaces it. Move the picture to the "poster" of the video, or remove one of the two keys.';
          return [{ message, path: [...path, "image"], at: "key" }];
        }
        if (hasImage || hasVideo) return [];
        const other = withoutPicture(entry);
        const instead = other === undefined ? "" : `, or use this block instead: ${inline(other)}`;
        const message = `This entry has no picture or video. Add an "image" or a "video"${instead}.`;
        return [{ message, path, at: "opening" }];
      }),
  },
  "unplayable-file": {
    severity: "error",
    meaning: "Browsers do not support the format of a video or its captions.",
    example: mediaOf(
      '{ "video": { "src": "/art/mill.svg", "title": "A tour of the village", "muted": true } }',
    ),
    find: (block) =>
      videosIn(block).flatMap(({ value: video, path }) =>
        formats.flatMap(({ key, ends, what, advice }): FoundInBlock[] => {
          const file = video[key];
          if (typeof file !== "string" || file === "" || ends.test(file)) return [];
          return [
            {
              message: `${quote(file)} is not ${what} that browsers can play. ${advice}.`,
              path: [...path, key],
            },
          ];
        }),
      ),
  },
  "video-without-captions": {
    severity: "warning",
    meaning: "A video has no captions for people who cannot hear it.",
    example: mediaOf(`{ "video": { ${tour} } }`),
    find: (block) =>
      videosIn(block).flatMap(({ value: video, path }): FoundInBlock[] => {
        if (Object.hasOwn(video, "captions") || video["muted"] === true) return [];
        const message =
          'This video has no captions for people who cannot hear it. Add a WebVTT file as "captions". If the video has no sound, set "muted": true.';
        return [{ message, path, at: "opening" }];
      }),
  },
};

function videosIn(block: Readonly<Record<string, unknown>>) {
  return entriesAt(block, ["items"]).flatMap(({ value: { video }, path }) =>
    typeof video === "object" && video !== null
      ? [{ value: video as Record<string, unknown>, path: [...path, "video"] }]
      : [],
  );
}
