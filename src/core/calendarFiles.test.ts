import { expect, test } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { calendarFiles } from "./calendarFiles";

const noon = Date.parse("2026-11-20T12:00Z");

/** The calendar files of a page with these events. */
function filesOf(...items: object[]) {
  const config = configSchema.parse({
    version: 1,
    site: {
      name: "Fernhollow",
      url: "https://fernhollow.example",
      basePath: "/sub/",
      timeZone: "Europe/Berlin",
    },
    routes: [{ path: "/events", title: "Events", blocks: [{ type: "events", items }] }],
  });
  const site = compileSite(config, { icon: () => undefined, imageSize: () => undefined }, noon);
  return calendarFiles(site.pages[0]!.compile(), site.shared);
}

test("writes a file beside the page for each event, with what calendars read", () => {
  const [file, ...others] = filesOf({
    title: "Market, at night; bring \\ paper",
    from: "2026-11-20T20:00+01:00",
    until: "2026-11-20T22:00+01:00",
    location: "The square",
    text: "Come **early**.\n\nBring what you have made.",
    id: "market",
  });
  expect(others).toEqual([]);
  expect(file?.path).toBe("events/market.ics");
  expect(file?.text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Spawnpage//Calendar//EN",
    "BEGIN:VEVENT",
    "UID:market-1795201200000@fernhollow.example",
    "DTSTAMP:20261120T190000Z",
    "DTSTART:20261120T190000Z",
    "DTEND:20261120T210000Z",
    "SUMMARY:Market\\, at night\\; bring \\\\ paper",
    "DESCRIPTION:Come early.\\nBring what you have made.",
    "LOCATION:The square",
    "URL:https://fernhollow.example/sub/events/#market",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("the file of an event has a name that disks take, and lines that no text can end", () => {
  const title = `${"Long ago ".repeat(40)}\r\nEND:VCALENDAR`;
  const [file, other] = filesOf({ title, from: "2026-11-20" }, { title, from: "2026-11-21" });
  expect(file!.path).toMatch(/^events\/long-ago-.*\.ics$/);
  expect(file!.path.length - "events/".length).toBe(255);
  expect(other!.path).not.toBe(file!.path);
  expect(file!.text.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
});

test("a day is a day in every zone, and ends where the next begins", () => {
  const lines = filesOf({ title: "Harvest week", from: "2026-10-24", until: "2026-10-26" })[0]!.text.split(
    "\r\n",
  );
  expect(lines).toContain("DTSTART;VALUE=DATE:20261024");
  expect(lines).toContain("DTEND;VALUE=DATE:20261027");
});

test("no line has more than 75 bytes, and no character is cut in two", () => {
  const title = "Öffentliche Versammlung 🌾 ".repeat(20).trim();
  const { text } = filesOf({ title, from: "2026-11-20" })[0]!;
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});

test("what repeats is written as its next times", () => {
  const { text } = filesOf({ title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly" })[0]!;
  expect([...text.matchAll(/DTSTART:(\S+)/g)].map(([, begin]) => begin).slice(0, 2)).toEqual([
    "20261120T190000Z",
    "20261127T190000Z",
  ]);
});

test("what stops repeating has no time in the file behind its last", () => {
  const mill = { title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly", repeatUntil: "2026-12-03" };
  const { text } = filesOf(mill)[0]!;
  expect([...text.matchAll(/DTSTART:(\S+)/g)].map(([, begin]) => begin)).toEqual([
    "20261120T190000Z",
    "20261127T190000Z",
  ]);
});
