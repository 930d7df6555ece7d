import { expect, test } from "vitest";
import { compileHappening, timesOf } from "./compileHappening";

const at = (iso: string) => Date.parse(iso);
const noon = at("2026-10-20T12:00Z");

const begins = (happening: Parameters<typeof timesOf>[0], zone = "Europe/Berlin", now = noon) =>
  timesOf(happening, zone, now).map(({ begin }) => new Date(begin).toISOString());

test("gives a single event one time: until its end, for an hour, or for its day", () => {
  const ends = (happening: Parameters<typeof timesOf>[0]) =>
    timesOf(happening, "Europe/Berlin", noon)[0]?.end;
  const from = "2026-11-20T20:00+01:00";
  expect(ends({ from, until: "2026-11-20T23:30+01:00" })).toBe(at("2026-11-20T22:30Z"));
  expect(ends({ from })).toBe(at("2026-11-20T20:00Z"));
  expect(ends({ from: "2026-11-20" })).toBe(at("2026-11-20T23:00Z"));
  expect(ends({ from: "2026-11-20", until: "2026-11-22" })).toBe(at("2026-11-22T23:00Z"));
});

test("keeps the local time of a recurring event over a DST change", () => {
  const happening = { from: "2026-09-04T20:00+02:00", repeat: "weekly" } as const;
  expect(begins(happening).slice(0, 2)).toEqual(["2026-10-23T18:00:00.000Z", "2026-10-30T19:00:00.000Z"]);
  expect(begins(happening, "UTC").slice(0, 2)).toEqual([
    "2026-10-23T18:00:00.000Z",
    "2026-10-30T18:00:00.000Z",
  ]);
  expect(begins(happening)).toHaveLength(8);
});

test("keeps the local duration of an event during a DST change", () => {
  const periods = (from: string, until: string) =>
    timesOf({ from, until, repeat: "daily" }, "Europe/Berlin", at(from))
      .slice(0, 2)
      .map(({ begin, end }) => [begin, end].map((moment) => new Date(moment).toISOString().slice(5, 16)));
  // 02:45 does not exist on this day.
  expect(periods("2026-03-28T02:45+01:00", "2026-03-28T03:15+01:00")).toEqual([
    ["03-28T01:45", "03-28T02:15"],
    ["03-29T01:45", "03-29T02:15"],
  ]);
  // The first one begins in the second of the two repeated hours.
  expect(periods("2026-10-25T02:30+01:00", "2026-10-25T03:00+01:00")).toEqual([
    ["10-25T01:30", "10-25T02:00"],
    ["10-26T01:30", "10-26T02:00"],
  ]);
  // From 20:00 to 20:00, which is 25 hours the first time.
  expect(periods("2026-10-24T20:00+02:00", "2026-10-25T20:00+01:00")).toEqual([
    ["10-24T18:00", "10-25T19:00"],
    ["10-25T19:00", "10-26T19:00"],
  ]);
  // Half an hour that ends at an earlier local time.
  expect(periods("2026-10-25T02:45+02:00", "2026-10-25T02:15+01:00")).toEqual([
    ["10-25T00:45", "10-25T01:15"],
    ["10-26T01:45", "10-26T02:15"],
  ]);
});

test("ends all-day events with their last day, even if it has 23 hours", () => {
  const days = { from: "2026-03-28", repeat: "daily" } as const;
  expect(timesOf(days, "Europe/Berlin", at("2026-03-28T12:00Z"))[1]).toEqual({
    begin: at("2026-03-28T23:00Z"),
    end: at("2026-03-29T22:00Z"),
  });
});

test("ends recurrence at a moment during a DST change", () => {
  const last = (from: string, repeatUntil: string) =>
    begins({ from, repeat: "daily", repeatUntil }, "Europe/Berlin", at(from)).at(-1);
  // On that night 02:30 does not exist, so it would begin at 03:30.
  expect(last("2026-03-27T02:30+01:00", "2026-03-29T03:00+02:00")).toBe("2026-03-28T01:30:00.000Z");
  expect(last("2026-03-27T02:30+01:00", "2026-03-29T03:30+02:00")).toBe("2026-03-29T01:30:00.000Z");
  // Clocks show 02:30, are set back, and show 02:15.
  expect(last("2026-10-23T02:30+02:00", "2026-10-25T02:15+01:00")).toBe("2026-10-25T00:30:00.000Z");
  expect(last("2026-10-23T02:30+02:00", "2026-10-25T02:15+02:00")).toBe("2026-10-24T00:30:00.000Z");
});

test("starts with the first occurrence, or with the one that has not ended", () => {
  expect(begins({ from: "2027-01-01T10:00Z", repeat: "daily" })[0]).toBe("2027-01-01T10:00:00.000Z");
  const daily = { from: "2020-01-01T11:30Z", repeat: "daily" } as const;
  expect(begins(daily, "UTC")[0]).toBe("2026-10-20T11:30:00.000Z");
  expect(begins(daily, "UTC", at("2026-10-20T12:30Z"))[0]).toBe("2026-10-21T11:30:00.000Z");
});

test("ends with the last occurrence that begins by then, where a day counts in full in the site's time zone", () => {
  const market = {
    from: "2026-10-10T00:30+02:00",
    until: "2026-10-10T02:00+02:00",
    repeat: "weekly",
  } as const;
  const lasts = (repeatUntil: string, zone?: string) => begins({ ...market, repeatUntil }, zone).at(-1);
  // In Berlin the market is on Saturdays, in UTC on Fridays.
  expect(lasts("2026-10-31")).toBe("2026-10-30T23:30:00.000Z");
  expect(lasts("2026-10-30")).toBe("2026-10-23T22:30:00.000Z");
  expect(lasts("2026-10-30", "UTC")).toBe("2026-10-30T22:30:00.000Z");
  expect(lasts("2026-10-31T00:30+01:00")).toBe("2026-10-30T23:30:00.000Z");
  expect(lasts("2026-10-31T00:29+01:00")).toBe("2026-10-23T22:30:00.000Z");
  expect(lasts("2030-01-01")).toBe(begins(market).at(-1));
});

test("keeps the last occurrence of an ended event, and the first one if it ends before it begins", () => {
  const daily = { from: "2026-10-01T10:00Z", repeat: "daily" } as const;
  expect(begins({ ...daily, repeatUntil: "2026-10-03" })).toEqual(["2026-10-03T10:00:00.000Z"]);
  expect(begins({ ...daily, repeatUntil: "2026-09-03" })).toEqual(["2026-10-01T10:00:00.000Z"]);
  const days = { from: "2026-10-18", repeat: "daily", repeatUntil: "2026-10-21" } as const;
  expect(begins(days, "UTC")).toEqual(["2026-10-20T00:00:00.000Z", "2026-10-21T00:00:00.000Z"]);
});

test("computes the last occurrence even if it is beyond the upcoming ones", () => {
  const last = (more: { repeat?: "weekly"; repeatUntil?: string }) =>
    compileHappening(
      { from: "2026-10-10T00:30+02:00", ...more },
      { language: "en", timeZone: "Europe/Berlin", now: noon },
      undefined,
    ).last;
  expect(last({ repeat: "weekly", repeatUntil: "2027-01-31" })).toEqual({
    begin: at("2027-01-29T23:30Z"),
    iso: "2027-01-29T23:30Z",
    text: "January 30, 2027",
  });
  expect([last({ repeat: "weekly" }), last({ repeatUntil: "2027-01-31" })]).toEqual([undefined, undefined]);
});

test("describes events in the site's time zone and language", () => {
  const words = (from: string, until: string | undefined, language: string) =>
    compileHappening(
      { from, until },
      { language, timeZone: "Europe/Berlin", now: noon },
      undefined,
    ).times.map(({ text, iso }) => [text.replaceAll(/\s/g, " "), iso]);
  expect(words("2026-11-20T20:00+01:00", "2026-11-20T22:00+01:00", "en")).toEqual([
    ["Friday, November 20, 2026, 8:00 – 10:00 PM GMT+1", "2026-11-20T19:00Z"],
  ]);
  expect(words("2026-11-20", "2026-11-22", "de")).toEqual([
    ["Freitag, 20. – Sonntag, 22. November 2026", "2026-11-20"],
  ]);
  expect(words("2026-11-20", undefined, "xx-none")).toEqual([["Friday, November 20, 2026", "2026-11-20"]]);
});

test("marks occurrences that ended before the build", () => {
  const over = compileHappening(
    { from: "2026-10-20T10:00Z" },
    { language: "en", timeZone: "UTC", now: at("2026-10-20T11:00Z") },
    "/events/market.ics",
  );
  expect(over).toMatchObject({ times: [{ isOver: true }], isAllDay: false, file: "/events/market.ics" });
});
