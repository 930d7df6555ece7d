import type { Finding } from "../../finding";
import { textsOf } from "../../fieldsOf";
import type { Surroundings } from "../../surroundings";
import { quote } from "../../../words/words";

const videoFile = /\.(?:mp4|webm|mov|m4v|ogv|avi|mkv)(?:[?#]|$)/i;
const videoPage =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com\/(?:watch|shorts|embed|live)|youtu\.be\/|vimeo\.com\/\d|twitch\.tv\/)/i;
const otherFile = /\.(?:pdf|mp3|ogg|wav|zip|html?|txt|docx?|psd)(?:[?#]|$)/i;

/** What stands where a picture belongs can be shown as one. */
export function checkNotPictures(config: unknown, { hasFile }: Surroundings): Finding[] {
  return textsOf(config, "image").flatMap(({ value, path }): Finding[] => {
    const isVideo = videoFile.test(value) || videoPage.test(value);
    if (!isVideo && !otherFile.test(value)) return [];
    // A file that is not there is reported as that.
    if (value.startsWith("/") && !hasFile(value)) return [];
    const message = `${quote(value)} is ${isVideo ? "a video" : "no picture"}: browsers show nothing in its place. Use a picture here (SVG, PNG, JPEG, WebP or AVIF), and lead to ${isVideo ? "the video" : "it"} by a link or a button.`;
    return [{ code: "not-a-picture", message, path }];
  });
}
