import type { CompiledBlock } from "../blocks/schemas";
import { plainText, titleText } from "../fields/texts/plainText";
import { visitBlocks } from "../blocks/visitBlocks";
import type { Page, Shared, Site } from "../compile/page";
import type { TextFile } from "./siteFile";

type Event = Extract<CompiledBlock, { type: "events" }>["items"][number];

/** The calendar files of a page's events. Source: RFC 5545 */
export function calendarFiles(
  { blocks, canonical }: Pick<Page, "blocks" | "canonical">,
  {
    shared,
    sourceName = shared.name,
  }: Pick<Site, "sourceName"> & { shared: Pick<Shared, "name" | "basePath"> },
): TextFile[] {
  const files: TextFile[] = [];
  visitBlocks(blocks, (block) => {
    if (block.type !== "events") return;
    for (const event of block.items) {
      if (event.file === undefined) continue;
      files.push({
        path: event.file.slice(shared.basePath.length),
        text: calendarOf(event, sourceName, canonical),
      });
    }
  });
  return files;
}

function calendarOf(event: Event, siteName: string, canonical: string | undefined): string {
  const rule = ruleOf(event);
  const times = rule === undefined ? event.times : event.times.slice(0, 1);
  const host = canonical ? new URL(canonical).hostname : siteName;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Spawnpage//Calendar//EN",
    ...times.flatMap((time) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(`${event.id}-${rule === undefined ? time.begin : "repeats"}@${host}`)}`,
      // Files with the same UID must be the same, regardless of the time of the build.
      ...(event.isAllDay
        ? [`DTSTAMP:${compact(event.from.iso)}T000000Z`, ...spanInDays(event)]
        : [`DTSTAMP:${utc(time.begin)}`, `DTSTART:${utc(time.begin)}`, `DTEND:${utc(time.end)}`]),
      ...(rule === undefined ? [] : [`RRULE:${rule}`]),
      `SUMMARY:${escapeText(titleText(event.title))}`,
      ...(event.text ? [`DESCRIPTION:${escapeText(plainText(event.text))}`] : []),
      ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
      ...(canonical ? [`URL:${canonical}#${encodeURIComponent(event.id)}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The recurrence rule of an all-day event. Others are listed as times: a rule would need the history of their zone. */
function ruleOf({ repeat, isAllDay, last }: Event): string | undefined {
  if (!repeat || !isAllDay) return undefined;
  return `FREQ=${repeat.toUpperCase()}${last ? `;UNTIL=${compact(last.iso)}` : ""}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of an all-day event, or of its first occurrence, and the day after its last day. */
function spanInDays({ from, until = from }: Pick<Event, "from" | "until">): string[] {
  const begin = Date.parse(from.iso);
  // The day of an end time counts in full.
  const [day = "", time] = until.iso.split("T");
  const end = time === undefined ? Date.parse(day) + DAY_MS : Date.parse(`${day}T${time.slice(0, 5)}Z`);
  const days = Math.max(1, Math.ceil((end - begin) / DAY_MS));
  const dayAfter = new Date(begin + days * DAY_MS).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${compact(from.iso)}`, `DTEND;VALUE=DATE:${compact(dayAfter)}`];
}

function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** The maximum length of a line in bytes. Longer lines continue on the next line, after a space. */
const MOST_BYTES = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}
