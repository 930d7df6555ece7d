import type { Finding } from "../../finding";
import { textsOf } from "../../fieldsOf";
import type { Surroundings } from "../../surroundings";
import { quote, shortened } from "../../../words/words";

const videoFile = /\.(?:mp4|webm|mov|m4v|ogv|avi|mkv)(?:[?#]|$)/i;
const videoPage =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com\/(?:watch|shorts|embed|live)|youtu\.be\/|vimeo\.com\/\d|twitch\.tv\/)/i;
const otherFile = /\.(?:pdf|mp3|ogg|wav|zip|html?|txt|docx?|psd)(?:[?#]|$)/i;

/** The kinds of pictures whose files all tell their size; a drawing need not. */
const sizedPicture = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp)(?:[?#]|$)/i;
/** The smallest drawing there can be, in bytes: `<svg xmlns="http://www.w3.org/2000/svg"/>`. */
const smallestDrawing = 41;

/** What stands where a picture belongs can be shown as one. */
export function checkNotPictures(config: unknown, surroundings: Surroundings): Finding[] {
  const { hasFile } = surroundings;
  return textsOf(config, "image").flatMap(({ value, path }): Finding[] => {
    if (isBroken(value, surroundings)) {
      const message = `The file public${shortened(value)} holds no picture that can be read: browsers show nothing in its place. Save the picture anew.`;
      return [{ code: "not-a-picture", message, path }];
    }
    const isVideo = videoFile.test(value) || videoPage.test(value);
    if (!isVideo && !otherFile.test(value)) return [];
    // A file that is not there is reported as that.
    if (value.startsWith("/") && !hasFile(value)) return [];
    const message = `${quote(value)} is ${isVideo ? "a video" : "no picture"}: browsers show nothing in its place. Use a picture here (SVG, PNG, JPEG, WebP or AVIF), and lead to ${isVideo ? "the video" : "it"} by a link or a button.`;
    return [{ code: "not-a-picture", message, path }];
  });
}

function isBroken(value: string, { hasFile, isPicture, fileSize }: Surroundings): boolean {
  if (!value.startsWith("/") || !hasFile(value)) return false;
  if (/\.svg(?:[?#]|$)/i.test(value)) return (fileSize?.(value) ?? smallestDrawing) < smallestDrawing;
  return sizedPicture.test(value) && isPicture?.(value) === false;
}
