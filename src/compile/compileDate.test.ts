import { describe, expect, it } from "vitest";
import { date } from "../fields/dates/date";
import { compileDate } from "./compileDate";

const inZone = (iso: string, timeZone: string) => compileDate(iso, { language: "en-GB", timeZone });
const text = (iso: string, language = "en") =>
  compileDate(iso, { language, timeZone: "UTC" }).text.replaceAll(/\s/g, " ");

describe("a date", () => {
  it("is formatted in the site's language", () => {
    expect(text("2026-11-01")).toBe("November 1, 2026");
    expect(text("2026-11-01", "en-GB")).toBe("1 November 2026");
    expect(text("2026-11-01", "de")).toBe("1. November 2026");
    expect(text("2026-11-01", "fr")).toBe("1 novembre 2026");
  });

  it("keeps the day, independently of the build's time zone", () => {
    expect(text("2026-01-01")).toBe("January 1, 2026");
    expect(text("2026-12-31")).toBe("December 31, 2026");
  });

  it("keeps and shows the offset of its time", () => {
    expect(text("2026-11-20T20:00+01:00", "de")).toBe("20. November 2026 um 20:00 (UTC+1)");
    expect(text("2026-11-20T20:00:30-03:30", "en-GB")).toBe("20 November 2026 at 20:00 (UTC−3:30)");
    expect(text("2026-11-20T20:00Z", "en-GB")).toBe("20 November 2026 at 20:00 (UTC)");
    expect(text("2026-11-20T20:00+00:00", "en-GB")).toBe("20 November 2026 at 20:00 (UTC)");
  });

  it("uses the site's time zone for a time without an offset", () => {
    expect(inZone("2030-12-05T20:00", "America/New_York")).toEqual({
      iso: "2030-12-05T20:00-05:00",
      text: "5 December 2030 at 20:00 (UTC−5)",
      at: Date.parse("2030-12-06T01:00Z"),
    });
    expect(inZone("2030-07-05T20:00:30", "Asia/Kolkata").iso).toBe("2030-07-05T20:00:30+05:30");
    expect(inZone("2030-12-05T20:00", "UTC").iso).toBe("2030-12-05T20:00+00:00");
  });

  it("has its moment in the site's time zone", () => {
    expect(inZone("2030-12-05", "America/New_York").at).toBe(Date.parse("2030-12-05T05:00Z"));
    expect(inZone("2030-12-05T20:00+01:00", "America/New_York").at).toBe(Date.parse("2030-12-05T19:00Z"));
  });

  it("shows the actual local time if the configured one is skipped or repeated", () => {
    expect(inZone("2026-03-29T02:30", "Europe/Berlin").iso).toBe("2026-03-29T03:30+02:00");
    expect(inZone("2026-10-25T02:30", "Europe/Berlin").iso).toBe("2026-10-25T02:30+02:00");
  });

  it("is in English if the language is unknown", () => {
    expect(text("2026-11-01", "en-x")).toBe("November 1, 2026");
  });
});

describe("the field", () => {
  it.each([
    "2026-11-20",
    "2024-02-29",
    "2000-02-29",
    "2026-11-20T20:00Z",
    "2026-11-20T23:59:59-11:30",
    "1999-12-31",
    "2026-11-20T20:00",
    "2026-11-20T20:00:59",
  ])("takes %s, which every browser reads", (iso) => {
    expect(date.safeParse(iso).success).toBe(true);
    expect(new Date(iso).getTime()).not.toBeNaN();
  });

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-11-00",
    "0026-11-20",
    "2026-11-20T8:00",
    "2026-11-20T24:00",
    "2026-11-20T24:00Z",
    "2026-11-20 20:00Z",
    "2026-11",
  ])("refuses %s", (iso) => {
    expect(date.safeParse(iso).success).toBe(false);
  });

  it("accepts exactly the days that exist", () => {
    for (const year of [1600, 1900, 1996, 2000, 2026, 2028, 2100]) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 31; day++) {
          const two = (number: number) => String(number).padStart(2, "0");
          const exists = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
          const iso = `${year}-${two(month)}-${two(day)}`;
          expect([iso, date.safeParse(iso).success]).toEqual([iso, exists]);
        }
      }
    }
  });
});

it("writes months and years", () => {
  const context = { language: "de", timeZone: "Europe/Berlin" };
  expect(compileDate("2026-11", context)).toMatchObject({ iso: "2026-11", text: "November 2026" });
  expect(compileDate("2026", context)).toMatchObject({ iso: "2026", text: "2026" });
});
