import { expect, test } from "vitest";
import { atWallClock, beginOf, clockChangeAt, endOf, isTimeZone, withOffset } from "./moment";

const at = (iso: string) => Date.parse(iso);

test("begins and ends a day at midnight in its zone, even with 23 or 25 hours", () => {
  expect(beginOf("2026-11-20", "UTC")).toBe(at("2026-11-20T00:00Z"));
  expect(endOf("2026-11-20", "UTC")).toBe(at("2026-11-21T00:00Z"));
  expect(beginOf("2026-11-20", "Europe/Berlin")).toBe(at("2026-11-19T23:00Z"));
  expect(beginOf("2026-03-29", "Europe/Berlin")).toBe(at("2026-03-28T23:00Z"));
  expect(endOf("2026-03-29", "Europe/Berlin")).toBe(at("2026-03-29T22:00Z"));
  expect(endOf("2026-10-25", "Europe/Berlin")).toBe(at("2026-10-25T23:00Z"));
  expect(beginOf("2026-11-20", "Pacific/Kiritimati")).toBe(at("2026-11-19T10:00Z"));
  expect(beginOf("2026-11-20", "America/Los_Angeles")).toBe(at("2026-11-20T08:00Z"));
});

test("a time with its distance from UTC is the same in every zone", () => {
  for (const zone of ["UTC", "Asia/Kolkata"]) {
    expect(beginOf("2026-11-20T20:00+01:00", zone)).toBe(at("2026-11-20T19:00Z"));
    expect(endOf("2026-11-20T20:00+01:00", zone)).toBe(at("2026-11-20T19:00Z"));
  }
});

test("a time without an offset is local to the zone, whatever the zone of the machine", () => {
  expect(beginOf("2030-12-05T20:00", "America/New_York")).toBe(at("2030-12-06T01:00Z"));
  expect(endOf("2030-12-05T20:00", "America/New_York")).toBe(at("2030-12-06T01:00Z"));
  expect(beginOf("2030-07-05T20:00:30", "Asia/Kolkata")).toBe(at("2030-07-05T14:30:30Z"));
  expect(beginOf("2026-03-29T02:30", "Europe/Berlin")).toBe(at("2026-03-29T01:30Z"));
  expect(beginOf("2026-10-25T02:30", "Europe/Berlin")).toBe(at("2026-10-25T00:30Z"));
});

test("a moment is written with the offset that its zone has then", () => {
  expect(withOffset(at("2030-12-06T01:00Z"), "America/New_York")).toBe("2030-12-05T20:00-05:00");
  expect(withOffset(at("2030-07-05T14:30:30Z"), "Asia/Kolkata")).toBe("2030-07-05T20:00:30+05:30");
  expect(withOffset(at("2030-07-05T12:00Z"), "UTC")).toBe("2030-07-05T12:00+00:00");
});

test("uses the first of two equal hours, and shifts a skipped hour", () => {
  const wall = (time: string) => atWallClock(at(`${time}Z`), "Europe/Berlin");
  expect(wall("2026-10-25T02:30")).toBe(at("2026-10-25T00:30Z"));
  expect(wall("2026-03-29T02:30")).toBe(at("2026-03-29T01:30Z"));
  expect(wall("2026-03-29T03:30")).toBe(at("2026-03-29T01:30Z"));
});

test("tells zones that there are", () => {
  expect(["Europe/Berlin", "UTC", "Europe/Bielefeld"].map(isTimeZone)).toEqual([true, true, false]);
  expect(beginOf("2026-11-20", "Europe/Bielefeld")).toBe(at("2026-11-20T00:00Z"));
});

test("has no moment for an invalid date, or for one beyond all calendars", () => {
  for (const text of ["soon", "", "2026-99-99", "T", "9".repeat(300)]) {
    expect(beginOf(text, "Europe/Berlin")).toBeNaN();
    expect(endOf(text, "Europe/Berlin")).toBeNaN();
  }
  expect(() => beginOf("+275760-09-13", "Europe/Berlin")).not.toThrow();
});

test.each([
  ["Europe/Berlin", "2030-03-31T02:30", "2030-03-31T03:30", "2030-10-27T02:30"],
  ["America/New_York", "2030-03-10T02:00", "2030-03-10T03:00", "2030-11-03T01:59"],
  ["Australia/Lord_Howe", "2030-10-06T02:15", "2030-10-06T02:45", "2030-04-07T01:45"],
  ["Pacific/Auckland", "2030-09-29T02:30:15", "2030-09-29T03:30:15", "2030-04-07T02:30"],
  ["America/Santiago", "2030-09-08T00:30", "2030-09-08T01:30", "2030-04-06T23:30"],
])("finds the hours that %s skips and repeats", (zone, leftOut, instead, twice) => {
  expect(clockChangeAt(leftOut, zone)).toEqual({ is: "leftOut", instead });
  expect(clockChangeAt(twice, zone)).toEqual({ is: "twice" });
  expect(clockChangeAt(instead, zone)).toBeUndefined();
  expect(clockChangeAt("2030-06-15T02:30", zone)).toBeUndefined();
  expect(clockChangeAt(leftOut, "Asia/Kolkata")).toBeUndefined();
  // Both moments of an ambiguous time begin at the first one.
  expect(beginOf(leftOut, zone)).toBe(beginOf(instead, zone));
  expect(withOffset(beginOf(twice, zone), zone)).toMatch(twice);
});

test("begins and ends months and years at midnight in the zone", () => {
  expect(beginOf("2026-11", "Europe/Berlin")).toBe(at("2026-10-31T23:00Z"));
  expect(endOf("2026-11", "Europe/Berlin")).toBe(at("2026-11-30T23:00Z"));
  expect(beginOf("2026", "UTC")).toBe(at("2026-01-01T00:00Z"));
  expect(endOf("2026", "UTC")).toBe(at("2027-01-01T00:00Z"));
});
