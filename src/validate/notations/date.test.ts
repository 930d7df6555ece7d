import { describe, expect, it } from "vitest";
import { date, day } from "../../fields/dates/date";
import { explainDate } from "./date";

describe("a date in another form", () => {
  it("requires a day for a month, or text in another key", () => {
    expect(explainDate("2025-01").advice).toBe(
      'A date must include the day, such as "2025-01-01". If this entry supports "when", you can put text such as "Spring 2024" there.',
    );
  });

  it.each([
    ["2026-11", 'A date must include the day, such as "2026-11-01".'],
    ["soon", 'A date must have the format year-month-day, such as "2026-11-20".'],
  ])("suggests for %j neither text nor a time if the field supports neither", (written, advice) => {
    expect(explainDate(written, (one) => day.safeParse(one).success)).toEqual({ advice });
  });

  it.each([
    ["1.11.2026", "2026-11-01"],
    ["1. 11. 26", "2026-11-01"],
    ["20/11/2026", "2026-11-20"],
    ["11/20/2026", "2026-11-20"],
    ["11-11-2026", "2026-11-11"],
    ["2026-1-5", "2026-01-05"],
    ["2026/11/20", "2026-11-20"],
    ["20261120", "2026-11-20"],
    [" 2026-11-20 ", "2026-11-20"],
    ["November 1, 2026", "2026-11-01"],
    ["Sunday, 1st of November 2026", "2026-11-01"],
    ["1. März 2026", "2026-03-01"],
    ["1er décembre 2026", "2026-12-01"],
    ["3 de enero de 2027", "2027-01-03"],
    ["3 Sept. 2026", "2026-09-03"],
    ["2026-11-20 20:00 +01:00", "2026-11-20T20:00+01:00"],
    ["2026-11-20T20:00+0100", "2026-11-20T20:00+01:00"],
    ["2026-11-20T20:00:00.000Z", "2026-11-20T20:00:00Z"],
    ["20.11.2026, 8:30 pm UTC", "2026-11-20T20:30Z"],
    ["20 November 2026 at 20:00 UTC+1", "2026-11-20T20:00+01:00"],
    ["20.11.2026 um 20:00 Uhr", "2026-11-20T20:00"],
    ["2026-11-20 20:00", "2026-11-20T20:00"],
  ])("%j becomes %j", (written, instead) => {
    expect(explainDate(written).instead).toBe(instead);
    expect(explainDate(written).advice).toContain(`Use "${instead}"`);
    expect(date.safeParse(instead).success).toBe(true);
  });

  it("suggests both days if the order of day and month is ambiguous", () => {
    expect(explainDate("1/11/2026")).toEqual({
      advice:
        'A date must have the format year-month-day. Use "2026-11-01" for 1 November, or "2026-01-11" for 11 January.',
    });
  });

  it("reports that a day does not exist", () => {
    expect(explainDate("2026-02-30")).toEqual({ advice: "There is no day 30 in February 2026." });
    expect(explainDate("31. November 2026")).toEqual({ advice: "There is no day 31 in November 2026." });
    expect(explainDate("2026-01-32")).toEqual({ advice: "There is no day 32 in January 2026." });
  });

  it.each([
    ["2026-13-40", "The month must be from 1 to 12, but is 13."],
    ["2026-00-01", "The month must be from 1 to 12, but is 0."],
    [
      "2026-20-11",
      'The month must be from 1 to 12, but is 20. Put the month before the day. Use "2026-11-20" for 20 November.',
    ],
    ["2026-11-20T25:00Z", "The hour must be from 0 to 23, but is 25."],
    ["2026-11-20T20:75+01:00", "The minutes must be from 0 to 59, but are 75."],
    ["2026-11-20T20:00:61Z", "The seconds must be from 0 to 59, but are 61."],
    ["2026-11-20T20:00+15:00", "+15:00 is not a valid UTC offset. Offsets range from -12:00 to +14:00."],
  ])("reports for %j which number does not exist", (written, advice) => {
    expect(date.safeParse(written).success).toBe(false);
    expect(explainDate(written)).toEqual({ advice });
  });

  it("replaces the end of a day with the start of the next", () => {
    expect(explainDate("2026-12-31T24:00+01:00").instead).toBe("2027-01-01T00:00+01:00");
    expect(explainDate("2026-12-31 24:00").instead).toBe("2027-01-01T00:00");
  });

  it.each(["soon", "2026", "November 2026", "1.13.2026", "1 mar or 2 may 2026", "ma 1 2026", ""])(
    "shows an example instead of %j",
    (written) => {
      expect(explainDate(written)).toEqual({
        advice:
          'A date must have the format year-month-day, such as "2026-11-20", or with a time: "2026-11-20T20:00".',
      });
    },
  );
});

describe("a date in words", () => {
  // A Friday.
  const now = Date.parse("2026-11-20T12:00Z");

  it.each([
    ["yesterday", '"2026-11-19"'],
    ["Morgen", '"2026-11-21"'],
    ["tomorrow at 20:00", '"2026-11-21T20:00"'],
    ["last Friday", '"2026-11-13"'],
    ["next Friday", '"2026-11-27"'],
    ["Sunday", '"2026-11-22" or "2026-11-15"'],
  ])("gets the date for %s", (words, dates) => {
    expect(explainDate(words, undefined, now).advice).toContain(`use ${dates}.`);
  });

  it("gets an example if the time or the words are unknown", () => {
    expect(explainDate("yesterday").advice).toContain('such as "2026-11-20"');
    expect(explainDate("soon", undefined, now).advice).toContain('such as "2026-11-20"');
  });
});
