import { escapeHtml } from "../../core/html";
import type { PreviewCard } from "../../core/linkPreviews";
import { PREVIEW_SIZE } from "../../core/previewSize";
import { contrast } from "../../styling/theme/contrast";
import { mix } from "../../styling/theme/nearestReadable";
import type { PreviewFont } from "./previewFonts";

export interface PreviewType {
  heading: PreviewFont;
  body: PreviewFont;
}

const { width, height } = PREVIEW_SIZE;
const margin = 80;
const room = width - 2 * margin;
/** The font sizes of titles in pixels, with the maximum number of lines. */
const titleSizes = [
  [96, 2],
  [80, 3],
  [64, 3],
  [52, 4],
] as const;
const aboutSize = 32;
const logoSize = 72;

/** The layers of a link preview, as SVG pictures with the width of {@link PREVIEW_SIZE}. */
export interface PreviewLayers {
  /** The background in its full height, which is the same for all sites with a theme. */
  ground: string;
  /** The site's name and logo at the bottom. Most pages of a site share it. */
  foot: string;
  /** The page's title and description at the top, or above the foot on a picture, which is dimmed behind them. */
  texts: string;
}

/** Draws the picture of a link preview, with the logo as a `data:` URL. */
export function drawPreview(card: PreviewCard, { heading, body }: PreviewType, logo?: string): PreviewLayers {
  const { colors, host, picture, siteName } = card;
  const isRtl = card.direction === "rtl";
  const at = (x: number) => (isRtl ? width - x : x);
  const line = (words: string, x: number, y: number, look: Look) => {
    const { font, size, fill, weight = 500, isAtEnd = false } = look;
    const runs = font
      .runsOf(words)
      .map(({ family, text }) => `<tspan font-family="${escapeHtml(family)}">${escapeHtml(text)}</tspan>`);
    return (
      `<text x="${at(x)}" y="${y}" text-anchor="${isRtl === isAtEnd ? "start" : "end"}" ` +
      `font-weight="${weight}" font-size="${size}" fill="${fill}" xml:space="preserve">${runs.join("")}</text>`
    );
  };

  const title = fitTitle(card.title, heading);
  const spacing = title.size * 1.12;
  const foot = height - 92;
  const rest = (title.lines.length - 1) * spacing;
  const top = picture ? foot - 116 - rest : 96 + title.size * 0.8;
  const below = top + rest + 72;
  const about =
    picture || title.lines.length > 2
      ? []
      : firstLines(card.description ?? "", 2, { font: body, size: aboutSize });
  const mark = card.logo && logo ? scaled(card.logo) : undefined;
  const nameAt = margin + (mark ? mark.width + 24 : 0);
  const isNamed = card.title !== siteName;
  const first = { words: isNamed ? siteName : host, size: 36 };
  const isHostShown =
    isNamed && (body.widthOf(first.words) * first.size + body.widthOf(host) * 28) / 100 + nameAt < room;
  const ground = [
    `<defs>${glow("a", isRtl ? 0.9 : 0.1, -0.1, colors.primary, 0.34)}${glow("b", isRtl ? 0 : 1, 1.05, colors.accent, 0.22)}</defs>`,
    ...[colors.background, "url(#a)", "url(#b)"].map((fill) => box(0, 0, width, height, fill)),
  ];
  const lines = [
    box(isRtl ? width - 16 : 0, 0, 16, height, colors.primary),
    box(margin, foot - 68, room, 2, colors.border),
  ];
  const name = [
    mark
      ? `<image href="${logo}" x="${isRtl ? at(margin) - mark.width : margin}" y="${foot - 12 - mark.height / 2}" width="${mark.width}" height="${mark.height}"/>`
      : "",
    line(first.words, nameAt, foot, { font: body, size: first.size, fill: colors.text }),
    isHostShown
      ? line(host, margin + room, foot, {
          font: body,
          size: 28,
          fill: picture ? colors.text : colors.textMuted,
          isAtEnd: true,
        })
      : "",
  ];
  const texts = [
    ...(picture ? [dimming(top - title.size, colors), ...lines] : []),
    ...title.lines.map((words, index) =>
      line(words, margin, top + index * spacing, {
        font: heading,
        size: title.size,
        fill: colors.text,
        weight: 700,
      }),
    ),
    ...about.map((words, index) =>
      line(words, margin, below + index * 46, { font: body, size: aboutSize, fill: colors.textMuted }),
    ),
  ];
  return {
    ground: drawing([...ground, ...lines], 0, height),
    foot: drawing(name, foot - 66, height),
    texts: drawing(texts, 0, picture ? height : Math.ceil(below + about.length * 46)),
  };
}

/** The rows of a drawing from `top` to `bottom`. */
function drawing(content: readonly string[], top: number, bottom: number): string {
  const rows = bottom - top;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" viewBox="0 ${top} ${width} ${rows}">${content.join("")}</svg>`;
}

/** A veil over a picture that fades in above `from`. Below, words are readable on black and on white pictures. */
function dimming(from: number, { background, text }: PreviewCard["colors"]): string {
  const shares = Array.from({ length: 20 }, (_, index) => 0.6 + index / 50);
  const isReadable = (share: number) =>
    ["#000000", "#ffffff"].every((color) => contrast(mix(color, background, share), text) >= 4.5);
  const opacity = shares.find(isReadable) ?? 1;
  const start = Math.max(0, from - 160);
  const stops = [0, opacity].map(
    (value, offset) => `<stop offset="${offset}" stop-color="${background}" stop-opacity="${value}"/>`,
  );
  return (
    `<defs><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${start}" y2="${from}">` +
    `${stops.join("")}</linearGradient></defs>${box(0, start, width, height - start, "url(#c)")}`
  );
}

interface Look extends Setting {
  fill: string;
  weight?: number;
  isAtEnd?: boolean;
}

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function glow(id: string, x: number, y: number, color: string, strength: number): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="1"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** The size of a logo: at most a square, or twice as wide. */
function scaled({ width, height }: { width: number; height: number }) {
  const factor = Math.min(logoSize / height, (logoSize * 2) / width);
  return { width: width * factor, height: height * factor };
}

/** The largest size that fits a title, with its lines. If the smallest size does not fit, the title is truncated. */
function fitTitle(title: string, font: PreviewFont): { lines: string[]; size: number } {
  for (const [size, most] of titleSizes) {
    const lines = wrap(title, { font, size });
    if (lines.length <= most && lines.every((one) => fits(one, { font, size }))) return { lines, size };
  }
  const [size, most] = titleSizes.at(-1)!;
  return { lines: firstLines(title, most, { font, size }, true), size };
}

/** The style for measuring a text. */
interface Setting {
  font: PreviewFont;
  size: number;
}

/** The first lines of a text, with an ellipsis if there are more. */
function firstLines(text: string, most: number, setting: Setting, breaksWords = false): string[] {
  const lines = wrap(text, setting, breaksWords);
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last.length > 1 && !fits(`${last}…`, setting)) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** Breaks a text between words, and if `breaksWords` is set, inside words that are wider than a line. */
function wrap(text: string, setting: Setting, breaksWords = false): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (fits(`${line} ${word}`, setting)) {
      line = `${line} ${word}`.trim();
      continue;
    }
    if (line) lines.push(line);
    const parts = breaksWords ? broken(word, setting) : [word];
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? "";
  }
  return line ? [...lines, line] : lines;
}

/** The parts of a word, each at most as long as a line. */
function broken(word: string, setting: Setting): string[] {
  if (fits(word, setting)) return [word];
  const letters = Array.from(word);
  let end = letters.length - 1;
  while (end > 1 && !fits(letters.slice(0, end).join(""), setting)) end--;
  return [letters.slice(0, end).join(""), ...broken(letters.slice(end).join(""), setting)];
}

function fits(line: string, { font, size }: Setting): boolean {
  return (font.widthOf(line) * size) / 100 <= room;
}
