import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith, siteWith } from "../../exampleConfigs";
import type { Finding } from "../../finding";
import { type FileKind, type PictureKind, pictureKinds } from "../../fileKind";
import type { Surroundings } from "../../surroundings";
import { onTexts } from "../../visits";
import { quote, shortened, written } from "../../../words/words";

const videoFile = /\.(?:mp4|webm|mov|m4v|ogv|avi|mkv)(?:[?#]|$)/i;
const videoPage =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com\/(?:watch|shorts|embed|live)|youtu\.be\/|vimeo\.com\/\d|twitch\.tv\/)/i;
const otherFile = /\.(?:pdf|mp3|ogg|wav|zip|html?|txt|docx?|psd)(?:[?#]|$)/i;

/** Picture formats that always contain their size; an SVG may not. */
const sizedPicture = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp)(?:[?#]|$)/i;
/** The smallest drawing there can be, in bytes: `<svg xmlns="http://www.w3.org/2000/svg"/>`. */
const smallestDrawing = 41;

/** A picture that browsers show, but not the link previews of some chat apps. */
const noPreview = /\.(svg|webp|avif|gif)(?:[?#]|$)/i;

/** What to do with a picture for link previews if some chat apps do not show it. */
export function previewAdvice(value: string, publicFolder = "public"): string | undefined {
  const [, ending] = noPreview.exec(value) ?? [];
  if (ending === undefined) return undefined;
  // A logo is drawn for another shape.
  const isDrawing = ending.toLowerCase() === "svg";
  const file =
    value.startsWith("/") && !isDrawing ? value.replace(/\.\w+(?:[?#].*)?$/, ".png") : "/social.png";
  return `Some chat apps do not show ${pictureKindNamed(ending.toLowerCase())} pictures in link previews. Save the picture as ${publicFolder}${file} (PNG, 1200 × 630 pixels), and use ${written(file)} here.`;
}

/** Reports values that browsers cannot show as a picture. */
const checkNotPictures = onTexts(["image"], ({ value, path, part }, { surroundings }): Finding[] => {
  const { hasFile, publicFolder = "public" } = surroundings;
  const ofKind = explainKind(value, surroundings);
  if (ofKind) return [{ ...ofKind, path }];
  if (isBroken(value, surroundings)) {
    const message = `The file public${shortened(value)} is not a valid picture, so browsers cannot show it. Save the picture again.`;
    return [{ code: "not-a-picture", message, path }];
  }
  const ofDrawing = explainDrawing(value, surroundings);
  if (ofDrawing) return [{ ...ofDrawing, path }];
  const ofService = explainService(value);
  if (ofService) return [{ ...ofService, path }];
  const preview = part === "socialImage" ? previewAdvice(value, publicFolder) : undefined;
  if (preview !== undefined && (!value.startsWith("/") || hasFile(value))) {
    return [{ code: "preview-format", message: preview, path }];
  }
  const isVideo = videoFile.test(value) || videoPage.test(value);
  if (!isVideo && !otherFile.test(value)) return [];
  // Missing files are reported elsewhere.
  if (value.startsWith("/") && !hasFile(value)) return [];
  const message = `${quote(value)} is ${isVideo ? "a video" : "not a picture"}, so most browsers cannot show it here. Use a picture (SVG, PNG, JPEG, WebP or AVIF), and link to the ${isVideo ? "video" : "file"} instead.`;
  return [{ code: "not-a-picture", message, path }];
});

/** The icon of the browser's tab is any file; a drawing there is published as the others are. */
const checkDrawingFiles = onTexts(["file"], ({ value, path }, { surroundings }): Finding[] => {
  const ofDrawing = explainDrawing(value, surroundings);
  return ofDrawing ? [{ ...ofDrawing, path }] : [];
});

/** The reason why a build does not publish a drawing. */
function explainDrawing(
  value: string,
  { hasFile, drawingFault, publicFolder = "public" }: Surroundings,
): Pick<Finding, "code" | "message"> | undefined {
  if (!value.startsWith("/") || !/\.svg(?:[?#]|$)/i.test(value) || !hasFile(value)) return undefined;
  const fault = drawingFault?.(value);
  if (!fault) return undefined;
  const message = `The file ${publicFolder}${shortened(value)} ${fault.message}`;
  return { code: fault.isShown ? "rejected-svg" : "not-a-picture", message };
}

/** The content of a file named like a picture, and the advice. */
const savedInstead: Partial<Record<FileKind, readonly [what: string, advice: string]>> = {
  "web page": ["a web page, not a picture", "Open the picture itself, not the page around it, and save it."],
  text: ["text, not a picture", "Save the picture itself."],
  "PDF document": ["a PDF document, not a picture", "Save the picture itself."],
  archive: ["an archive, not a picture", "Unpack the archive, and use the picture inside."],
  video: ["a video, not a picture", "Use a picture from the video, and link to the video."],
  program: ["a program, not a picture", "Save the picture itself."],
  HEIC: ["a HEIC picture", "Save it as JPEG, PNG, WebP or AVIF."],
};

/** The finding for a file whose content does not match its extension. */
function explainKind(
  value: string,
  { hasFile, fileKind, publicFolder = "public" }: Surroundings,
): Pick<Finding, "code" | "message"> | undefined {
  const [, ending] = /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(value) ?? [];
  const named = ending && pictureKindNamed(ending.toLowerCase());
  if (!value.startsWith("/") || !named || !hasFile(value)) return undefined;
  const kind = fileKind?.(value);
  // Drawings begin in many ways.
  if (kind === undefined || kind === named || (named === "SVG" && kind === "text")) return undefined;
  const file = `${publicFolder}${shortened(value)}`;
  const instead = savedInstead[kind];
  if (instead !== undefined) {
    const [what, advice] = instead;
    const message = `The file ${file} is ${what}, so most browsers cannot show it. ${advice}`;
    return { code: "not-a-picture", message };
  }
  const [right] = pictureKinds[kind as PictureKind];
  const name = value.replace(/\.\w+(?=[?#]|$)/, `.${right}`);
  return {
    code: "wrong-file-extension",
    message: `The file ${file} is ${/^[AS]V/.test(kind) ? "an" : "a"} ${kind} picture, not ${named}, so some hosts and programs do not show it. Rename it to ${publicFolder}${shortened(name)}, and use ${quote(name)} here.`,
  };
}

function pictureKindNamed(ending: string): PictureKind | undefined {
  return (Object.keys(pictureKinds) as PictureKind[]).find((kind) =>
    (pictureKinds[kind] as readonly string[]).includes(ending),
  );
}

/** Web pages of services that contain a picture, but are not pictures. */
const picturePage =
  /^https?:\/\/(?:(?:www\.|m\.)?imgur\.com\/|(?:www\.)?(?:ibb\.co|prnt\.sc|gyazo\.com|postimg\.cc|flickr\.com|pinterest\.\w+)\/|drive\.google\.com\/|photos\.(?:app\.goo\.gl|google\.com)\/|(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1))/i;
const pictureName = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;
/** Formats of cameras and printers that most browsers do not support. */
const unknownPicture = /\.(?:heic|heif|tiff?|raw|cr2|nef|eps|ai|xcf)(?:[?#]|$)/i;
const discordAttachment = /^https?:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)\/attachments\//i;

/** The finding for a picture on another service. */
function explainService(value: string): Pick<Finding, "code" | "message"> | undefined {
  if (discordAttachment.test(value)) {
    return {
      code: "expiring-picture",
      message:
        'URLs of Discord attachments stop working after about a day. Save the picture in public/, and use its path, such as "/picture.png".',
    };
  }
  if (unknownPicture.test(value)) {
    return {
      code: "not-a-picture",
      message: `Most browsers cannot show ${quote(/\.\w+(?=[?#]|$)/.exec(value)?.[0])} files. Save the picture as JPEG, PNG, WebP or AVIF.`,
    };
  }
  if (!picturePage.test(value) || (pictureName.test(value) && !/drive\.google|dropbox/i.test(value)))
    return undefined;
  return {
    code: "not-a-picture",
    message: `${quote(value)} is a web page with a picture, not the picture itself, so browsers cannot show it. Save the picture in public/, and use its path, such as "/picture.png".`,
  };
}

function isBroken(value: string, { hasFile, isPicture, fileSize }: Surroundings): boolean {
  if (!value.startsWith("/") || !hasFile(value)) return false;
  if (/\.svg(?:[?#]|$)/i.test(value)) return (fileSize?.(value) ?? smallestDrawing) < smallestDrawing;
  return sizedPicture.test(value) && (isPicture?.(value) === false || fileSize?.(value) === 0);
}

export const checks: CheckFile = {
  section: "quality",
  codes: {
    "expiring-picture": { severity: "warning" },
    "not-a-picture": { severity: "warning" },
    "wrong-file-extension": { severity: "warning" },
    "preview-format": { severity: "warning" },
    "rejected-svg": { section: "references", severity: "error" },
  },
  general: [checkDrawingFiles, checkNotPictures],
};

export const explanations: Explanations = {
  "expiring-picture": {
    meaning: "A picture's URL stops working after some time.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Our village",
  "image": { "src": "https://cdn.discordapp.com/attachments/1/2/mill.png", "alt": "The mill at dusk" }
}`),
  },
  "not-a-picture": {
    meaning: "A picture's URL or file is not a picture.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Our village",
  "image": { "src": "https://videos.fernhollow.example/tour.mp4", "alt": "A walk through the village" }
}`),
  },
  "wrong-file-extension": {
    meaning: "A picture's file extension does not match its format.",
    example: pageWith(`{
  "type": "cta",
  "image": { "src": "/harbour.png", "alt": "The harbour" }
}`),
  },
  "preview-format": {
    meaning: "Some chat apps cannot show the picture for link previews because of its format.",
    example: siteWith('"socialImage": "/logo.svg"'),
  },
  "rejected-svg": {
    meaning: "An SVG file is not published because it has a DOCTYPE, is not UTF-8 or is not an SVG.",
    example: siteWith('"favicon": "/old.svg"'),
  },
};
