import { entriesAt } from "../../schema/entriesAt";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { quote } from "../../words/words";

const mediaOf = (items: string) => `{ "type": "media", "items": [${items}] }`;
const tour = '"src": "/art/tour.mp4", "title": "A tour of the village"';

/** What each file of a video has to be. */
const formats = [
  { key: "src", ends: /\.(?:mp4|webm)$/i, what: "video", advice: "Save it as MP4 (H.264) or WebM" },
  {
    key: "captions",
    ends: /\.vtt$/i,
    what: "file of captions",
    advice: "Save it as WebVTT, with the ending .vtt",
  },
] as const;

export const checks: BlockChecks = {
  "media-without-picture": {
    severity: "warning",
    meaning: "Words of a media block have neither a picture nor a video beside them, or both.",
    example: mediaOf('{ "title": "The mill", "text": "It still grinds." }'),
    find: (block) =>
      entriesAt(block, ["items"]).flatMap(({ value: entry, path }): FoundInBlock[] => {
        const hasImage = Object.hasOwn(entry, "image");
        const hasVideo = Object.hasOwn(entry, "video");
        if (hasImage && hasVideo) {
          const message =
            'The video takes the place of the picture, which nobody sees. Make the picture the "poster" of the video, or remove one of the two.';
          return [{ message, path: [...path, "image"], at: "key" }];
        }
        if (hasImage || hasVideo) return [];
        // Only some blocks have buttons.
        const other = Object.hasOwn(entry, "buttons") ? "callout" : "text";
        const message = `This entry has no picture. Add an "image" or a "video", or use a ${quote(other)} block instead.`;
        return [{ message, path, at: "opening" }];
      }),
  },
  "unplayable-file": {
    severity: "error",
    meaning: "A video or its captions are in a form that browsers do not play.",
    example: mediaOf(
      '{ "video": { "src": "/art/mill.svg", "title": "A tour of the village", "muted": true } }',
    ),
    find: (block) =>
      videosIn(block).flatMap(({ value: video, path }) =>
        formats.flatMap(({ key, ends, what, advice }): FoundInBlock[] => {
          const file = video[key];
          if (typeof file !== "string" || file === "" || ends.test(file)) return [];
          return [
            { message: `Browsers do not play ${quote(file)} as a ${what}. ${advice}.`, path: [...path, key] },
          ];
        }),
      ),
  },
  "video-without-captions": {
    severity: "warning",
    meaning: "Those who do not hear a video are not told what is said in it.",
    example: mediaOf(`{ "video": { ${tour} } }`),
    find: (block) =>
      videosIn(block).flatMap(({ value: video, path }): FoundInBlock[] => {
        if (Object.hasOwn(video, "captions") || video["muted"] === true) return [];
        const message =
          'Those who do not hear this video are told nothing of it. Add "captions", a WebVTT file with what is said; where there is nothing to hear, write "muted": true.';
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
