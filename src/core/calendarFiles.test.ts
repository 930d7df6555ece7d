import { expect, test } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { calendarFiles } from "./calendarFiles";

const noon = Date.parse("2026-11-20T12:00Z");

/** The calendar files of a page with these events, built on 20 November 2026. */
const filesOf = (...items: object[]) => filesBuiltAt(noon, ...items);

/** The calendar files of a page with these events, built at a time in milliseconds since 1970. */
function filesBuiltAt(now: number, ...items: object[]) {
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
  const site = compileSite(config, { icon: () => undefined, imageSize: () => undefined }, now);
  return calendarFiles(site.pages[0]!.compile(), site);
}

test("writes a calendar file for each event next to the page", () => {
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

test("uses valid file names, and escapes line breaks in texts", () => {
  const title = `${"Long ago ".repeat(40)}\r\nEND:VCALENDAR`;
  const [file, other] = filesOf({ title, from: "2026-11-20" }, { title, from: "2026-11-21" });
  expect(file!.path).toMatch(/^events\/long-ago-.*\.ics$/);
  expect(file!.path.length - "events/".length).toBe(255);
  expect(other!.path).not.toBe(file!.path);
  expect(file!.text.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
});

test("writes days independently of time zones, with an exclusive end", () => {
  const lines = filesOf({ title: "Harvest week", from: "2026-10-24", until: "2026-10-26" })[0]!.text.split(
    "\r\n",
  );
  expect(lines).toContain("DTSTART;VALUE=DATE:20261024");
  expect(lines).toContain("DTEND;VALUE=DATE:20261027");
});

test("folds lines after 75 bytes, without splitting characters", () => {
  const title = "Öffentliche Versammlung 🌾 ".repeat(20).trim();
  const { text } = filesOf({ title, from: "2026-11-20" })[0]!;
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});

test("writes a recurring event as its next times", () => {
  const { text } = filesOf({ title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly" })[0]!;
  expect([...text.matchAll(/DTSTART:(\S+)/g)].map(([, begin]) => begin).slice(0, 2)).toEqual([
    "20261120T190000Z",
    "20261127T190000Z",
  ]);
});

test("writes a recurring all-day event once, with its rule and its last day", () => {
  const days = { from: "2026-11-14", until: "2026-11-15", repeat: "weekly" };
  const linesOf = (more: object) => filesOf({ title: "Fair", ...days, ...more })[0]!.text.split("\r\n");
  const stops = linesOf({ repeatUntil: "2026-12-18" });
  expect(stops.filter((line) => /^(?:DT\w+;|RRULE|UID)/.test(line))).toEqual([
    "UID:fair-repeats@fernhollow.example",
    "DTSTART;VALUE=DATE:20261114",
    "DTEND;VALUE=DATE:20261116",
    "RRULE:FREQ=WEEKLY;UNTIL=20261212",
  ]);
  expect(linesOf({})).toContain("RRULE:FREQ=WEEKLY");
  expect(linesOf({ repeat: undefined }).join()).not.toContain("RRULE");
});

test("writes the same entries in a later build, without ended occurrences", () => {
  const fair = { title: "Fair", from: "2026-10-24", until: "2026-10-25T12:00+01:00", repeat: "weekly" };
  const mill = { title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly" };
  const [fairNow, millNow] = filesOf(fair, mill);
  const [fairLater, millLater] = filesBuiltAt(noon + 30 * 24 * 60 * 60 * 1000, fair, mill);
  expect(fairLater).toEqual(fairNow);
  const events = ({ text }: { text: string }) => text.match(/^BEGIN:VEVENT\r$[^]*?^END:VEVENT\r$/gm)!;
  // Five of its eight times have passed.
  expect(events(millLater!).slice(0, 3)).toEqual(events(millNow!).slice(5));
});

test("ends all-day events with the day of their end time", () => {
  const endOf = (until: string) =>
    /^DTEND.*:(\d+)\r$/m.exec(filesOf({ title: "Fair", from: "2026-11-20", until })[0]!.text)?.[1];
  expect(endOf("2026-11-20T10:00+01:00")).toBe("20261121");
  expect(endOf("2026-11-21T10:00+01:00")).toBe("20261122");
  expect(endOf("2026-11-21T00:00+01:00")).toBe("20261121");
});

test("writes no occurrence after the last one", () => {
  const mill = { title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly", repeatUntil: "2026-12-03" };
  const { text } = filesOf(mill)[0]!;
  expect([...text.matchAll(/DTSTART:(\S+)/g)].map(([, begin]) => begin)).toEqual([
    "20261120T190000Z",
    "20261127T190000Z",
  ]);
});

/** The properties of an unfolded file, by component. */
function componentsOf(text: string): { name: string; properties: Map<string, string[]> }[] {
  expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  const components: ReturnType<typeof componentsOf> = [];
  const open: ReturnType<typeof componentsOf> = [];
  for (const line of text.replaceAll("\r\n ", "").trimEnd().split("\r\n")) {
    const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/.exec(line) ?? [];
    if (name === "BEGIN") open.push({ name: value, properties: new Map() });
    else if (name === "END") {
      expect(value).toBe(open.at(-1)?.name);
      components.push(open.pop()!);
    } else {
      const { properties } = open.at(-1)!;
      properties.set(name, [...(properties.get(name) ?? []), value]);
    }
  }
  expect(open).toEqual([]);
  return components;
}

test("follows RFC 5545: required properties occur once, in the right format", () => {
  const files = filesOf(
    {
      title: "Market, at night; bring \\ paper",
      from: "2026-11-20T20:00+01:00",
      text: "One,\n\ntwo; three \\",
    },
    { title: "Mill", from: "2026-10-09T20:00+02:00", repeat: "weekly", location: "The mill" },
    { title: "Harvest week", from: "2026-10-24", until: "2026-10-26" },
    // On its second night, the local time of the begin does not exist.
    {
      title: "Night watch",
      from: "2027-03-27T02:45+01:00",
      until: "2027-03-27T03:15+01:00",
      repeat: "daily",
    },
    { title: "Over", from: "2020-02-29", repeat: "daily", repeatUntil: "2020-03-02" },
  );
  expect(files).toHaveLength(5);
  const names: string[] = [];
  for (const { text } of files) {
    const components = componentsOf(text);
    const calendar = components.at(-1)!;
    expect([calendar.name, Object.fromEntries(calendar.properties)]).toEqual([
      "VCALENDAR",
      { VERSION: ["2.0"], PRODID: [expect.stringMatching(/./)] },
    ]);
    const events = components.slice(0, -1);
    expect(events.length).toBeGreaterThan(0);
    for (const { name, properties } of events) {
      expect(name).toBe("VEVENT");
      expect([...properties.values()].filter(({ length }) => length !== 1)).toEqual([]);
      const value = (property: string) => properties.get(property)?.[0];
      names.push(value("UID")!);
      expect(value("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
      const form = value("DTSTART") === undefined ? ";VALUE=DATE" : "";
      const [begin, end] = [value(`DTSTART${form}`)!, value(`DTEND${form}`)!];
      for (const moment of [begin, end]) expect(moment).toMatch(form ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/);
      expect(end > begin).toBe(true);
      expect(value("SUMMARY")).toMatch(/./);
      for (const property of ["SUMMARY", "DESCRIPTION", "LOCATION"])
        expect(value(property) ?? "").toMatch(/^(?:[^\\,;]|\\[\\,;n])*$/);
      expect(new URL(value("URL")!).protocol).toBe("https:");
    }
  }
  expect(new Set(names).size).toBe(names.length);
});
