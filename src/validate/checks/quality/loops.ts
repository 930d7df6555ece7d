import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { shortened, quote } from "../../../words/words";
import type { Finding } from "../../finding";
import { onTexts } from "../../visits";

/** Longer or larger videos cost visitors much data for a decoration. */
const mostBytes = 3_000_000;
const mostSeconds = 15;

/** Reports videos in front of pictures that browsers cannot play, or that are too large. */
const checkLoops = onTexts(["file"], ({ value, path, part }, { surroundings }): Finding[] => {
  if (part !== "video") return [];
  if (!/\.(?:mp4|webm)$/i.test(value)) {
    const message = `${quote(value)} is not a video that browsers can play. Save it as MP4 (H.264) or WebM.`;
    return [{ code: "unplayable-file", message, path }];
  }
  const bytes = surroundings.fileSize?.(value) ?? 0;
  const seconds = surroundings.videoSeconds?.(value) ?? 0;
  if (bytes <= mostBytes && seconds <= mostSeconds) return [];
  const length = seconds > mostSeconds ? `${Math.round(seconds)} seconds long` : undefined;
  const size = bytes > mostBytes ? `${(bytes / 1_000_000).toFixed(1)} MB` : undefined;
  const message = `public${shortened(value)} is ${[size, length].filter(Boolean).join(" and ")}. Visitors load it although it is only a decoration. Shorten it to at most ${mostSeconds} seconds and ${mostBytes / 1_000_000} MB.`;
  return [{ code: "heavy-loop", message, path }];
});

export const checks: CheckFile = {
  section: "quality",
  codes: { "heavy-loop": { severity: "warning" } },
  advice: [checkLoops],
};

export const explanations: Explanations = {
  "heavy-loop": {
    meaning: "A video in front of a picture is larger than 3 MB or longer than 15 seconds.",
    example: pageWith(
      '{ "type": "hero", "heading": "Fernhollow", "image": { "src": "/logo.svg", "alt": "The sign", "video": "/art/tour.mp4" } }',
    ),
  },
};
